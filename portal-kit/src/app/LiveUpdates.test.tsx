import { HostContext, type HostEvent } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownChangesOf } from '../saving/own-changes';
import { sampleManager } from '../testing/memory-records';
import { LiveUpdates } from './LiveUpdates';
import { useHoldChanges } from '../live/held-changes';
import { useRemoteChanges } from '../live/remote-changes';
import { createQueryClient } from './query-client';

let queryClient: QueryClient;
let tell: (event: HostEvent) => void;
let hold: (isHeld: boolean) => void;
const read = vi.fn(() => Promise.resolve('rows'));
const heard = vi.fn();

function List({ isHeld }: { isHeld: boolean }) {
  useHoldChanges(isHeld);
  useQuery({ queryKey: ['list'], queryFn: read });
  useRemoteChanges(({ changeId }) => void heard(changeId));
  return <LiveUpdates />;
}

const change = (changeId: string, batchId: string | null = null): HostEvent => ({
  kind: 'change',
  change: {
    changeId,
    batchId,
    entity: 'project',
    action: 'update',
    entityId: 'e',
    by: { _id: 'marta', name: 'Marta' },
  },
});
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  vi.useFakeTimers();
  read.mockClear();
  heard.mockClear();
  const host = {
    ...createFakeHost({ user: sampleManager, api: () => null }),
    events: {
      subscribe(listener: (event: HostEvent) => void) {
        tell = listener;
        return () => {
          tell = () => {};
        };
      },
    },
  };
  tell = () => {};
  queryClient = createQueryClient();
  const view = (isHeld: boolean) => (
    <HostContext value={host}>
      <QueryClientProvider client={queryClient}>
        <List isHeld={isHeld} />
      </QueryClientProvider>
    </HostContext>
  );
  const { rerender } = render(view(false));
  hold = (isHeld) => rerender(view(isHeld));
  await wait(3000);
  await act(() => vi.dynamicImportSettled());
  expect(read).toHaveBeenCalledTimes(1);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('reads again once when others have changed several things', async () => {
  tell(change('1'));
  tell(change('2'));
  expect(heard.mock.calls).toEqual([['1'], ['2']]);
  expect(read).toHaveBeenCalledTimes(1);
  await wait(200);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads again when a new day begins, noticed by itself and on coming back to the page', async () => {
  vi.setSystemTime('2026-03-11T23:59:50');
  await wait(15_000);
  await wait(15_000);
  await wait(200);
  expect(read).toHaveBeenCalledTimes(2);
  vi.setSystemTime('2026-03-14T09:00:00');
  act(() => void window.dispatchEvent(new Event('focus')));
  await wait(200);
  expect(read).toHaveBeenCalledTimes(3);
});

it('reads nothing again on coming back on the same day', async () => {
  act(() => void window.dispatchEvent(new Event('focus')));
  await wait(30_000);
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads again after an interruption', async () => {
  tell({ kind: 'reset' });
  await wait(200);
  expect(read).toHaveBeenCalledTimes(2);
});

it('does not read again for what this tab has changed and read already', async () => {
  const own = ownChangesOf(queryClient);
  own.add({ undoable: { changeId: 'mine' }, title: 'Project updated' });
  own.add({ undoable: { batchId: 'batch' }, title: 'Assignment split' });
  tell(change('mine'));
  tell(change('part', 'batch'));
  await wait(1000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

it('waits with what others change until nothing is held anymore', async () => {
  hold(true);
  tell(change('1'));
  tell(change('2'));
  await wait(10_000);
  expect(heard).not.toHaveBeenCalled();
  expect(read).toHaveBeenCalledTimes(1);
  hold(false);
  expect(heard.mock.calls).toEqual([['1'], ['2']]);
  await wait(200);
  expect(read).toHaveBeenCalledTimes(2);
});

it('does not read again what is about to be read when something is taken', async () => {
  tell(change('1'));
  hold(true);
  await wait(10_000);
  expect(read).toHaveBeenCalledTimes(1);
  hold(false);
  await wait(0);
  expect(read).toHaveBeenCalledTimes(2);
});

it('stops listening when the portal is left', async () => {
  cleanup();
  tell(change('1'));
  await wait(1000);
  expect(read).toHaveBeenCalledTimes(1);
});
