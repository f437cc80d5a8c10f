/** Browsers report the key that ends a composition with this code, Safari even after the composition. */
const COMPOSED_KEY = 229;

/**
 * Keeps the keys of an input method from every handler of the page: Enter accepts a candidate there, Escape discards it,
 * and arrows choose one. Runs before all handlers that do not capture on the window.
 */
export function ignoreKeysWhileComposing(window: Window): void {
  for (const type of ['keydown', 'keyup'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (event.isComposing || event.keyCode === COMPOSED_KEY) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}
