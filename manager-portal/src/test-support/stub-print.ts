import { vi } from 'vitest';

/** Lets a view be printed in jsdom, which has no style sheets of its own. Undone by `vi.unstubAllGlobals`. */
export function stubPrint(onPrint: () => void = () => {}): void {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  document.adoptedStyleSheets = [];
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    onPrint();
    window.dispatchEvent(new Event('afterprint'));
  });
}
