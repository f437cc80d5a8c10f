import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RetryCountdown } from './RetryCountdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advance = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    act(() => {
      vi.advanceTimersByTime(1000);
    });
  }
};

describe('the countdown to the next attempt', () => {
  it.each([
    [0, 2],
    [0.5, 3],
    [0.999, 4],
  ])('lasts two to four seconds, at random, and ends once', (random, seconds) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const onEnd = vi.fn();
    render(<RetryCountdown paused={false} onEnd={onEnd} />);
    expect(screen.getByText(`Trying again in ${seconds} s`)).toBeVisible();
    advance(seconds - 1);
    expect(screen.getByText('Trying again in 1 s')).toBeVisible();
    expect(onEnd).not.toHaveBeenCalled();
    advance(10);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('does not run while paused', () => {
    const onEnd = vi.fn();
    render(<RetryCountdown paused onEnd={onEnd} />);
    expect(screen.queryByText(/Trying again/)).not.toBeInTheDocument();
    advance(60);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
