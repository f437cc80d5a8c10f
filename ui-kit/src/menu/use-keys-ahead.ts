import { useRef, type KeyboardEvent } from 'react';

/** Keeps the keys that were pressed on a menu's button before the menu was there, and presses them in the menu then. */
export function useKeysAhead() {
  const keys = useRef<string[]>([]);
  return {
    add(event: KeyboardEvent) {
      event.preventDefault();
      keys.current.push(event.key);
    },
    clear() {
      keys.current = [];
    },
    async replay() {
      for (const key of keys.current.splice(0)) {
        const { activeElement } = document;
        if (!(activeElement instanceof HTMLElement)) return;
        if (key === 'Enter' || key === ' ') activeElement.click();
        else
          activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        // The menu moves the focus in the next frame.
        await nextFrame();
        await nextFrame();
      }
    },
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
