import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';

const MANY = 200;
const names = Array.from({ length: MANY }, (_, index) => `Row ${String(index).padStart(3, '0')}`);
const engineers = names.map((name, index) => engineerRecord(100 + index, name));
const projects = names.map((name, index) => ({
  _id: memoryId(500 + index),
  name,
  description: '',
  startDate: '2025-01-01',
  endDate: '2099-12-31',
  status: 'active' as const,
  teamSize: 1,
  requiredSkills: [],
  version: 1,
}));

beforeEach(() => layOut());

/** Not by their roles, which takes long with so many. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row][data-row]')];
const positionOf = (row: HTMLElement) => Number(row.getAttribute('aria-rowindex'));
const lastRow = () => Math.max(...rows().map(positionOf));
const loaded = () => rows().filter((row) => positionOf(row) > 51 && /Row \d/.test(row.textContent));

for (const [view, address, role] of [
  ['schedule by engineer', 'assignments?view=schedule', 'grid'],
  ['schedule by project', 'assignments?view=schedule&group=project', 'treegrid'],
  ['roadmap', 'projects?view=roadmap', 'grid'],
] as const) {
  it(`the ${view} stays at rows that are still loading while you go to other days`, async () => {
    const memory = memoryApi({ engineers, projects, assignments: [] });
    let isHeld = false;
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const { host } = renderPortal(`/manager/${address}&from=2026-03-02`, {
      ...memory,
      async api(request) {
        if (isHeld && /schedule|roadmap/.test(request.path)) await isAnswered;
        return memory.api(request)!;
      },
    });
    await screen.findAllByText('Row 003');
    const grid = document.querySelector<HTMLElement>(`[role=${role}]`)!;
    const scroller = grid.parentElement!.parentElement!;
    const { blockSize } = grid.style;
    const asked = () => host.requests.filter(({ path }) => /schedule|roadmap/.test(path)).length;
    isHeld = true;
    scroller.scrollTo({ top: 120 * 48 });
    await waitFor(() => expect(lastRow()).toBeGreaterThan(70));
    const [shown, before] = [lastRow(), asked()];
    // Beyond everything that has been read.
    scroller.scrollLeft += 20_000;
    fireEvent.scroll(scroller);
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(lastRow()).toBe(shown);
    expect(grid.style.blockSize).toBe(blockSize);
    expect(scroller.scrollTop).toBe(120 * 48);
    answer();
    await waitFor(() => expect(loaded().length).toBeGreaterThan(8));
    expect(lastRow()).toBeGreaterThan(70);
  });
}
