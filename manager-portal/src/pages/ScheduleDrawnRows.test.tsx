import type * as LoadCurve from '@erm/contracts/load-curve';
import { layOut } from '@erm/planning/testing';
import { engineerRecord, memoryId, type MemoryRecords } from '@erm/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
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
async function show(records: Partial<MemoryRecords>) {
  layOut();
  const memory = memoryApi(records);
  const requests = vi.spyOn(memory, 'api');
  renderPortal('/manager/assignments?view=schedule', memory);
  await screen.findByText(nameOf(15));
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
  await settled();
  return {
    requests,
    async scrollBy(px: number) {
      const before = rows();
      vi.mocked(loadSteps).mockClear();
      screen.getByRole('grid').parentElement!.parentElement!.scrollTo({ top: px });
      await waitFor(() => expect(rows()).not.toEqual(before));
      await settled();
      const added = rows().filter((row) => !before.includes(row)).length;
      const drawn = new Map<object, number>();
      for (const [load] of vi.mocked(loadSteps).mock.calls) drawn.set(load, (drawn.get(load) ?? 0) + 1);
      return { added, drawn: [...drawn.values()] };
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

it('answers about other rows, with projects of their own, draw none again each time', async () => {
  const engineers = engineersOf(80);
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
  const { scrollBy, requests } = await show({ engineers, projects, assignments });
  const before = requests.mock.calls.length;
  const { added, drawn } = await scrollBy(600);
  expect(requests.mock.calls.length).toBeGreaterThan(before);
  expect(added).toBeGreaterThan(0);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(2);
});
