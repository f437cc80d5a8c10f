import { HostContext } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { createLoadable } from '@erm/ui-kit/core';
import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sampleManager } from '../testing/memory-records';
import { LoadedLater } from './LoadedLater';

it('loads a part after the first screen, and tries again after a failure, which the shell counts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const importPart = vi
    .fn<() => Promise<() => string>>()
    .mockImplementationOnce(
      () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('offline')), 100)),
    )
    .mockResolvedValue(() => 'the part');
  const host = createFakeHost({ user: sampleManager, api: () => null });
  render(
    <HostContext value={host}>
      <LoadedLater part={createLoadable(importPart)} />
    </HostContext>,
  );
  expect(importPart).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(importPart).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('the part')).toBeVisible();
  expect(host.failures).toEqual([{ kind: 'load', error: new Error('offline') }]);
});
