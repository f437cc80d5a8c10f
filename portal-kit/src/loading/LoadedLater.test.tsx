import { createLoadable } from '@erm/ui-kit/core';
import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LoadedLater } from './LoadedLater';

it('loads a part after the first screen, and tries again after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const importPart = vi
    .fn<() => Promise<() => string>>()
    .mockImplementationOnce(
      () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('offline')), 100)),
    )
    .mockResolvedValue(() => 'the part');
  render(<LoadedLater part={createLoadable(importPart)} />);
  expect(importPart).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(importPart).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('the part')).toBeVisible();
});
