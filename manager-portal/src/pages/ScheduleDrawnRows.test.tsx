import type * as LoadCurve from '@erm/contracts/load-curve';
import type { LiveEvent } from '@erm/contracts/events';
import { layOut } from '@erm/planning/testing';
import { engineerRecord, memoryId, type MemoryRecords } from '@erm/portal-kit/testing';
import type { HostEvent } from '@erm/portal-sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

// Asked once by each row that is drawn.
vi.mock('@erm/contracts/load-curve', async (importOriginal) => {
  const module = await importOriginal<typeof LoadCurve>();
  return { ...module, loadSteps: vi.fn(module.loadSteps) };
});

// Test files share modules, so another one may have loaded the portal without the mock.
vi.resetModules();
const { memoryApi, renderPortal } = await import('../test-support/render-portal');
const { loadSteps } = await import('@erm/contracts/load-curve');

const nameOf = (index: number) => `Person ${String(index).padStart(3, '0')}`;
const engineersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => engineerRecord(100 + index, nameOf(index)));

/** Shows a schedule. Returns how many rows come by scrolling down, and how often each row is drawn by it. */
async function show(records: Partial<MemoryRecords>, params = '', first = nameOf(15)) {
  layOut();
  let tell: ((event: HostEvent) => void) | undefined;
  const memory = memoryApi(records);
  const requests = vi.spyOn(memory, 'api');
  const { requested } = renderPortal(`/manager/assignments?view=schedule${params}`, memory, {
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  });
  await screen.findByText(first);
  const rows = () =>
    Array.from(
      document.querySelectorAll<HTMLElement>('[role=row][data-row]'),
      ({ dataset }) => dataset['row'],
    );
  const isDrawn = () => document.querySelectorAll('[data-track]:empty').length === 0;
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await waitFor(() => expect(isDrawn()).toBe(true));
  };
  const drawnRows = () => {
    const drawn = new Map<object, number>();
    for (const [load] of vi.mocked(loadSteps).mock.calls) drawn.set(load, (drawn.get(load) ?? 0) + 1);
    return [...drawn.values()];
  };
  await settled();
  return {
    requests,
    /**
     * Lets somebody else change an allocation, and tells of it.
     * @returns the offsets of the pages that are read again, and how often each row is drawn by it
     */
    async changeElsewhere(index: number, concerned: Pick<LiveEvent, 'engineerIds' | 'projectIds'>) {
      await vi.waitFor(() => expect(tell).toBeDefined(), 30_000);
      const { assignments } = memory.records;
      const changed = { ...assignments[index]!, allocationPercentage: 80, version: 2 };
      assignments[index] = changed;
      const [before, entityId] = [requested().length, changed._id];
      const by = { _id: memoryId(96), name: 'Marta Kowalska' };
      const about = { entity: 'assignment', action: 'update', entityId, by } as const;
      vi.mocked(loadSteps).mockClear();
      const change = { ...about, changeId: memoryId(80), batchId: null, ...concerned };
      act(() => tell?.({ kind: 'change', change }));
      await settled();
      const read = requested()
        .slice(before)
        .flatMap((path) => /^\/api\/schedule(?:\/projects)?\?.*offset=(\d+)/.exec(path)?.[1] ?? []);
      return { read: read.map(Number), drawn: drawnRows() };
    },
    async scrollBy(px: number) {
      const before = rows();
      vi.mocked(loadSteps).mockClear();
      screen.getByRole('grid').parentElement!.parentElement!.scrollTo({ top: px });
      await waitFor(() => expect(rows()).not.toEqual(before));
      await settled();
      const added = rows().filter((row) => !before.includes(row)).length;
      return { added, drawn: drawnRows() };
    },
  };
}

it('scrolling draws the rows that come, not again those that are there', async () => {
  const { scrollBy } = await show({ engineers: engineersOf(35), assignments: [] });
  const { added, drawn } = await scrollBy(250);
  expect(added).toBeGreaterThan(0);
  // Without its bars first.
  expect(drawn).toEqual(Array.from({ length: added }, () => 2));
});

/** Engineers with a project and an assignment each. */
function staffed(count: number) {
  const engineers = engineersOf(count);
  const days = { startDate: '2026-03-02', endDate: '2026-04-30' };
  const projects = engineers.map((_, index) => ({
    ...days,
    _id: memoryId(300 + index),
    name: `Project ${index}`,
    description: 'Of one engineer.',
    status: 'active' as const,
    teamSize: 1,
    requiredSkills: [],
    version: 1,
  }));
  const assignments = engineers.map(({ _id }, index) => ({
    ...days,
    _id: memoryId(500 + index),
    engineerId: _id,
    projectId: memoryId(300 + index),
    allocationPercentage: 50,
    role: 'Developer',
    version: 1,
  }));
  return { engineers, projects, assignments };
}

it('answers about other rows, with projects of their own, draw none again each time', async () => {
  const { scrollBy, requests } = await show(staffed(80));
  const before = requests.mock.calls.length;
  const { added, drawn } = await scrollBy(600);
  expect(requests.mock.calls.length).toBeGreaterThan(before);
  expect(added).toBeGreaterThan(0);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(2);
});

it('a change of others reads the page concerned, and draws only the row concerned', async () => {
  const records = staffed(80);
  const { changeElsewhere } = await show(records);
  const { read, drawn } = await changeElsewhere(18, { engineerIds: [records.engineers[18]!._id] });
  expect(read).toEqual([15]);
  expect(drawn).toHaveLength(1);
  expect(screen.getByRole('gridcell', { name: /^Project 18, 80 percent/ })).toBeInTheDocument();
});

it('a change of others out of sight reads one page, for the totals, and draws nothing', async () => {
  const records = staffed(80);
  const { changeElsewhere } = await show(records);
  const { read, drawn } = await changeElsewhere(70, { engineerIds: [records.engineers[70]!._id] });
  expect(read).toHaveLength(1);
  expect(drawn).toEqual([]);
});

it.each([
  ['an order by what is free', '&sort=free', true],
  ['a search, which also finds projects', '&q=Person', true],
  ['an API that does not say whom it concerns', '', false],
])('with %s, a change of others reads all pages in sight', async (_what, params, isSaid) => {
  const records = staffed(80);
  const { changeElsewhere } = await show(records, params);
  const engineerIds = [records.engineers[18]!._id];
  const { read } = await changeElsewhere(18, isSaid ? { engineerIds } : {});
  expect(read.length).toBeGreaterThan(1);
  expect(read).toContain(15);
});

it('by project, a change of others reads the page with the project or the engineer, or none', async () => {
  sessionStorage.setItem('schedule-open-projects', JSON.stringify({ all: true, except: [] }));
  const records = staffed(30);
  const { changeElsewhere } = await show(records, '&group=project&sort=name', 'Project 0');
  const [engineerIds, projectIds] = [[records.engineers[3]!._id], [records.projects[3]!._id]];
  expect((await changeElsewhere(3, { engineerIds: [], projectIds })).read).toEqual([0]);
  expect((await changeElsewhere(3, { engineerIds, projectIds: [] })).read).toEqual([0]);
  expect((await changeElsewhere(3, { engineerIds: [], projectIds: [] })).read).toEqual([]);
});

it('by project with the most open first, a change of others reads all pages in sight', async () => {
  const { changeElsewhere } = await show(staffed(30), '&group=project', 'Project 0');
  expect((await changeElsewhere(3, { engineerIds: [], projectIds: [] })).read).toEqual([0]);
});
