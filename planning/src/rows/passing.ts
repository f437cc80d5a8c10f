/** In px per ms: what comes into sight so fast is gone again before it is loaded. */
const FAST = 4;
/** Scrolling has ended when no event has come for so long. */
export const REST_MS = 150;

/** Whether you only pass what comes into sight, as with a flick or by the scrollbar. */
export class Passing {
  #top = 0;
  #at = 0;
  #rest: (() => void) | null = null;

  /**
   * @param top where it has scrolled to, in px
   * @param onRest called when you stop without slowing down before
   */
  moved(top: number, at: number, onRest: () => void): void {
    const isFast = Math.abs(top - this.#top) > FAST * (at - this.#at);
    this.stop();
    this.#top = top;
    this.#at = at;
    if (!isFast) return;
    let frame = 0;
    const timer = setTimeout(() => {
      // Where frames take long, what has been scrolled meanwhile is told with the next one.
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

  /** Takes a scroll that nobody did by hand, which has an event, too, for none. */
  shifted(px: number): void {
    this.#top += px;
  }

  get isOver(): boolean {
    return this.#rest === null;
  }

  stop(): void {
    this.#rest?.();
    this.#rest = null;
  }
}
