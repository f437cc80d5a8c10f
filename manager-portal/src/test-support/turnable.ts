import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A device that is a phone at first, and a wide screen once it is turned, or the other way around. */
export function turnable(isPhone: boolean) {
  const listeners = new Set<() => void>();
  const device = { isPhone };
  const media = {
    get matches() {
      return device.isPhone;
    },
    addEventListener: (_kind: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_kind: string, listener: () => void) => listeners.delete(listener),
  };
  const none = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', (query: string) => (query.startsWith('(max-width: 639') ? media : none));
  return () =>
    act(() => {
      device.isPhone = !device.isPhone;
      for (const listener of Array.from(listeners)) listener();
    });
}
