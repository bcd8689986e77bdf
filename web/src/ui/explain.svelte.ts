// "What is this?" for anything: on hover, on keyboard focus, and on a long press.

export interface Explanation {
  text: string;
  rule?: string | null;
}

interface Shown extends Explanation {
  box: DOMRect;
  of?: Element;
}

class Explaining {
  shown = $state.raw<Shown | null>(null);
}

export const explaining = new Explaining();

/** A mouse that rests because its owner thinks is not asking. */
const HOVER = 900;
const PRESS = 500;

export function explain(about: () => Explanation | null) {
  return (element: Element): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      const found = about();
      if (found) explaining.shown = { ...found, box: element.getBoundingClientRect(), of: element };
    };
    const soon = (wait: number) => (event: Event) => {
      if (event instanceof PointerEvent && (event.pointerType === "touch") !== (wait === PRESS)) return;
      clearTimeout(timer);
      timer = setTimeout(show, wait);
    };
    const hide = (): void => {
      clearTimeout(timer);
      // An element that is taken away loses its focus while the page is being drawn: no time to change state.
      queueMicrotask(() => {
        if (explaining.shown?.of === element) explaining.shown = null;
      });
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) show();
    };
    const listeners: [string, EventListener][] = [
      ["pointerenter", soon(HOVER)],
      ["pointerdown", soon(PRESS)],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["pointerleave", hide],
      ["focus", focus],
      ["blur", hide],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
