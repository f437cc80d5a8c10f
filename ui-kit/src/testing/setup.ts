import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
// What appears is waited for as long as a busy machine may need; it costs nothing when it is there.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has none of these; floating elements observe their size, pointers are captured by swipeable toasts.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
const noMedia = { matches: false, addEventListener() {}, removeEventListener() {} };
globalThis.matchMedia ??= () => noMedia as unknown as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.releasePointerCapture ??= () => {};

// jsdom says it is Safari, for which floating-ui puts buttons for VoiceOver round what floats.
Object.defineProperty(navigator, 'vendor', { value: '' });
