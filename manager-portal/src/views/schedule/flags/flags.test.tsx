import type { LiveEvent } from '@erm/contracts/events';
import { Announcer, type TimeCanvas } from '@erm/planning';
import { sampleManager, emitRemoteChange } from '@erm/portal-kit/testing';
import { HostContext } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { SeenBar } from './flag';
import { FlagLayer } from './FlagLayer';
import { ManyChanges } from './ManyChanges';
import { useFlags } from './use-flags';

const queryClient = new QueryClient();
const tell = (change: LiveEvent) => act(() => emitRemoteChange(queryClient, change));

const DAY_PX = 10;
const dayOf = (date: string) => Number(date.slice(-2));
const canvas = {
  scale: { x: (date: string) => dayOf(date) * DAY_PX, box: () => ({ left: 0, width: 100 }) },
  scroller: () => null,
} as unknown as TimeCanvas;
let bars: Map<string, SeenBar>;
const show = (id: string, startDate: string, more: Partial<SeenBar> & { version?: number } = {}) => {
  const { version = 1, ...bar } = more;
  const assignment = { startDate, endDate: '2026-03-20', version, allocationPercentage: 50 };
  const common = { _id: id, projectId: 'p', role: 'Lead' };
  bars.set(id, {
    name: `Project ${id}`,
    engineerId: 'ana',
    top: 100,
    assignment: { ...common, ...assignment },
    ...bar,
  });
};
const openHistory = vi.fn();

function Layer() {
  const flags = useFlags({ barOf: (id) => bars.get(id), isInSight: ({ top }) => top < 1000 });
  return (
    <>
      <FlagLayer flags={flags} canvas={canvas} />
      {flags.many.length > 0 && <ManyChanges many={flags.many} onHistory={openHistory} />}
    </>
  );
}

const MARTA = { _id: 'marta', name: 'Marta Kowalska' };
let changes = 0;
const change = (entityId: string, more: Partial<LiveEvent> = {}): LiveEvent => ({
  changeId: `change-${(changes += 1)}`,
  batchId: null,
  entity: 'assignment',
  action: 'update',
  entityId,
  by: MARTA,
  ...more,
});
const host = createFakeHost({ user: sampleManager, api: () => null });
let view: ReturnType<typeof render>;
let animate: MockInstance<Element['animate']>;
const layer = () => (
  <HostContext value={host}>
    <QueryClientProvider client={queryClient}>
      <Announcer>
        <Layer />
      </Announcer>
    </QueryClientProvider>
  </HostContext>
);
const readAgain = () => view.rerender(layer());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const flags = () => screen.queryAllByText(/this, /).map(({ textContent }) => textContent);
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  animate = vi.spyOn(Element.prototype, 'animate').mockReturnValue(new EventTarget() as Animation);
  bars = new Map();
  show('a', '2026-03-09');
  document.body.innerHTML = '<div data-cell="a"></div>';
  view = render(layer());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the flags of the schedule', () => {
  it('say who moved a bar as soon as it has moved, for six seconds', async () => {
    tell(change('a'));
    expect(flags()).toEqual([]);
    show('a', '2026-03-12', { version: 2, top: 148 });
    readAgain();
    expect(flags()).toEqual(['Marta Kowalska moved this, just now']);
    await wait(3000);
    expect(flags()).toEqual(['Marta Kowalska moved this, 3 s ago']);
    await wait(3000);
    expect(flags()).toHaveLength(1);
    await wait(1000);
    expect(flags()).toEqual([]);
  });

  it('mark a bar that has changed where it is, with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    tell(change('a'));
    show('a', '2026-03-12', { version: 2 });
    readAgain();
    // That is up to what lets it slide without.
    expect(animate).not.toHaveBeenCalled();
    tell(change('a'));
    show('a', '2026-03-12', { version: 3 });
    readAgain();
    expect(animate.mock.calls).toEqual([[expect.anything(), 2000]]);
    vi.unstubAllGlobals();
    tell(change('a'));
    show('a', '2026-03-12', { version: 4 });
    readAgain();
    expect(animate).toHaveBeenCalledOnce();
  });

  it('tell moves from other changes and new bars', async () => {
    show('b', '2026-03-09');
    show('c', '2026-03-09');
    tell(change('a'));
    tell(change('b'));
    tell(change('new', { action: 'create' }));
    show('a', '2026-03-09', { version: 2, engineerId: 'ben' });
    show('b', '2026-03-09', { version: 2 });
    show('new', '2026-03-09');
    readAgain();
    expect(flags()).toEqual([
      'Marta Kowalska moved this, just now',
      'Marta Kowalska changed this, just now',
      'Marta Kowalska added this, just now',
    ]);
    await wait(8000);
    tell(change('c'));
    readAgain();
    expect(flags()).toEqual([]);
    // It had been read again before the news came.
    await wait(2000);
    expect(flags()).toEqual(['Marta Kowalska changed this, 2 s ago']);
  });

  it('are not about what cannot be seen, other things, or own changes', () => {
    show('far', '2026-03-09', { top: 2000 });
    tell(change('far'));
    tell(change('unknown'));
    tell(change('a', { entity: 'project' }));
    tell(change('a', { by: { _id: sampleManager._id, name: sampleManager.name } }));
    show('far', '2026-03-10', { top: 2000, version: 2 });
    show('a', '2026-03-12', { version: 2 });
    readAgain();
    expect(flags()).toEqual([]);
    expect(said()).toBe('');
  });

  it('go with a bar that is deleted', () => {
    tell(change('a'));
    show('a', '2026-03-12', { version: 2 });
    readAgain();
    expect(flags()).toHaveLength(1);
    tell(change('a', { action: 'delete' }));
    expect(flags()).toEqual([]);
  });

  it('are three at most, and more are counted by a button that opens the history', () => {
    const ids = ['a', 'b', 'c', 'd'];
    ids.forEach((id) => show(id, '2026-03-09'));
    const by = (id: string) => (id === 'd' ? { _id: 'omar', name: 'Omar Diallo' } : MARTA);
    ids.slice(0, 3).forEach((id) => tell(change(id)));
    ids.forEach((id) => show(id, '2026-03-10', { version: 2 }));
    readAgain();
    expect(flags()).toHaveLength(3);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    tell(change('d', { by: by('d') }));
    show('d', '2026-03-11', { version: 3 });
    readAgain();
    expect(flags()).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: '4 changes by 2 people' }));
    expect(openHistory).toHaveBeenCalledOnce();
  });

  it('are of the latest change of a bar, and the button counts those before it', () => {
    tell(change('a'));
    tell(change('a', { by: { _id: 'omar', name: 'Omar Diallo' } }));
    show('a', '2026-03-12', { version: 3 });
    readAgain();
    expect(flags()).toEqual(['Omar Diallo moved this, just now']);
    expect(screen.getByRole('button', { name: '2 changes by 2 people' })).toBeVisible();
  });

  it('stay until the next change of their bar can be seen', async () => {
    tell(change('a'));
    show('a', '2026-03-12', { version: 2 });
    readAgain();
    tell(change('a', { by: { _id: 'omar', name: 'Omar Diallo' } }));
    expect(flags()).toEqual(['Marta Kowalska moved this, just now']);
    await wait(1000);
    show('a', '2026-03-13', { version: 3 });
    readAgain();
    expect(flags()).toEqual(['Omar Diallo moved this, 1 s ago']);
  });

  it('are announced, one sentence in ten seconds at most', async () => {
    const move = (version: number) => {
      tell(change('a'));
      show('a', `2026-03-${10 + version}`, { version });
      readAgain();
    };
    move(2);
    await wait(0);
    expect(said()).toBe('Marta Kowalska moved Project a.');
    await wait(1000);
    move(3);
    await wait(1000);
    move(4);
    await wait(7900);
    expect(said()).toBe('Marta Kowalska moved Project a.');
    await wait(200);
    expect(said()).toBe('2 changes by 1 person.');
  });
});
