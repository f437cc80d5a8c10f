import { vi } from 'vitest';

/** Gives every element a size: jsdom has no layout, so virtual lists would draw nothing. */
export function layOut(width = 1200, height = 800): void {
  for (const [name, size] of [
    ['offsetHeight', height],
    ['offsetWidth', width],
    ['clientHeight', height],
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
  // Without layout, every pointer is at an edge, so every drag would autoscroll.
  Element.prototype.scrollBy = () => {};
}
