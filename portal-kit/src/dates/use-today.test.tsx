import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './use-today';

const Today = () => <p>{useToday()}</p>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-11T23:59:30') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says the new day soon after midnight, with nobody touching the page', async () => {
  render(<Today />);
  expect(screen.getByText('2026-03-11')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('2026-03-12')).toBeVisible();
});

it.each(['focus', 'pageshow', 'visibilitychange'])(
  'says the new day at once when somebody comes back after the computer slept: %s',
  (event) => {
    render(<Today />);
    vi.setSystemTime('2026-03-13T08:00:00');
    act(() => void (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event)));
    expect(screen.getByText('2026-03-13')).toBeVisible();
  },
);
