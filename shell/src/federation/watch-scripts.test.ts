import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './watch-scripts';

const SCRIPT = '/portals/manager/1/dialog.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** Adds a script to the page like the code of a portal, and returns what happens to it. */
async function addScript(src: string) {
  const script = document.createElement('script');
  const events: string[] = [];
  for (const type of ['load', 'error']) script.addEventListener(type, () => events.push(type));
  script.setAttribute('src', src);
  document.head.append(script);
  await Promise.resolve();
  return { script, events };
}

describe('a script that a portal loads later', () => {
  it('fails when it hangs', async () => {
    const { events } = await addScript(SCRIPT);
    vi.advanceTimersByTime(14_999);
    expect(events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(events).toEqual(['error']);
  });

  it('is requested anew after it failed, so that the next attempt gets another answer', async () => {
    const { script } = await addScript(SCRIPT);
    script.dispatchEvent(new Event('error'));
    expect(window.fetch).toHaveBeenCalledExactlyOnceWith(
      location.origin + SCRIPT,
      expect.objectContaining({ cache: 'reload' }),
    );
    vi.advanceTimersByTime(60_000);
    expect(window.fetch).toHaveBeenCalledOnce();
  });

  it('is left alone once it has loaded', async () => {
    const { script, events } = await addScript(SCRIPT);
    script.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(60_000);
    expect(events).toEqual(['load']);
    expect(window.fetch).not.toHaveBeenCalled();
  });

  it('is not one of the shell', async () => {
    const { script } = await addScript('/shell/sign-in.js');
    script.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(60_000);
    expect(window.fetch).not.toHaveBeenCalled();
  });
});
