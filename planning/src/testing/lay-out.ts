import { vi } from 'vitest';

/** Gives every element a size, without which virtual lists draw nothing. jsdom computes no layout. */
export function layOut(width = 1200): void {
  for (const [name, size] of [
    ['offsetHeight', 800],
    ['offsetWidth', width],
    ['clientHeight', 800],
    ['clientWidth', width],
    ['scrollHeight', 100_000],
  ] as const) {
    const prototype = name.startsWith('offset') ? HTMLElement.prototype : Element.prototype;
    vi.spyOn(prototype as HTMLElement, name, 'get').mockReturnValue(size);
  }
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return;
    this.scrollTop = options.top ?? this.scrollTop;
    this.scrollLeft = options.left ?? this.scrollLeft;
    this.dispatchEvent(new Event('scroll'));
  };
  // Everything is at the edge of everything, which would scroll while you drag.
  Element.prototype.scrollBy = () => {};
}
