import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { guardBrowser } from '../browser-guards';

/**
 * What tests in jsdom need. A setup file calls it, which runs before each test file: files share their modules, so
 * importing one registers its hooks for the first file only.
 */
export function setUpTests() {
  guardBrowser();
  afterEach(cleanup);
}

// Generous for slow machines; costs nothing once the element is there.
configure({ asyncUtilTimeout: 30_000 });

// Missing from jsdom: floating elements observe their size, axes what is cut of them, swipeable toasts capture the pointer, and what moves slides.
class NoObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver;
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver;
const noAnimation = Object.assign(new EventTarget(), { cancel() {} }) as Animation;
const noMedia = { matches: false, addEventListener() {}, removeEventListener() {} };
globalThis.matchMedia ??= () => noMedia as unknown as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.animate ??= () => noAnimation;

// By text nodes, its default in development, jsdom would parse the whole style sheet again with every rule.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// jsdom reports Safari as the vendor, for which floating-ui adds VoiceOver dismiss buttons around floating elements.
Object.defineProperty(navigator, 'vendor', { value: '' });
