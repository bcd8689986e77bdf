// A board that has the log beside it shows it there; everywhere else it slides over the board.

class Docked {
  /** Shows the log on the board; null where it has no place there. */
  log = $state.raw<(() => void) | null>(null);
}

export const docked = new Docked();

/** Says how the log is shown on this board, as long as it is there. */
export function docksLog(show: () => (() => void) | null): void {
  $effect(() => {
    docked.log = show();
    return () => (docked.log = null);
  });
}
