import { vi } from 'vitest';

/** Stubs what printing needs and jsdom lacks: style sheets. Undone by `vi.unstubAllGlobals`. */
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
