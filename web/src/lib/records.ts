// The record that is open in this tab, so that reloading the page does not lose it.

const KEY = "courtly-record";

export function keepRecord(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // storage is switched off or full: the record has to be opened again
  }
}

export function keptRecord(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
