/** Scroll speeds, in px per ms: above which bars cannot be read, and above which rows are gone before they could load. */
const [READABLE, LOADABLE] = [2, 4];
/** Scrolling has stopped after this long without an event. */
export const REST_MS = 150;

/** How fast rows pass. Some are only passed, as by a flick or the scrollbar. */
export class Passing {
  #top = 0;
  #at = 0;
  #speed = 0;
  #rest: (() => void) | null = null;

  /**
   * @param top scroll position, in px
   * @param onRest called when scrolling stops without having slowed down
   */
  moved(top: number, at: number, onRest: () => void): void {
    const speed = Math.abs(top - this.#top) / Math.max(1, at - this.#at);
    this.stop();
    this.#speed = speed;
    this.#top = top;
    this.#at = at;
    if (speed <= LOADABLE) return;
    let frame = 0;
    const timer = setTimeout(() => {
      // After a long frame, the pending scroll event is dispatched with the next one.
      frame = requestAnimationFrame(() => {
        this.#rest = null;
        onRest();
      });
    }, REST_MS);
    this.#rest = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }

  /** Discounts a programmatic scroll, which fires an event, too. */
  shifted(px: number): void {
    this.#top += px;
  }

  get isReadable(): boolean {
    return this.#speed <= READABLE;
  }

  get isOver(): boolean {
    return this.#rest === null;
  }

  stop(): void {
    this.#rest?.();
    this.#rest = null;
    this.#speed = 0;
  }
}
