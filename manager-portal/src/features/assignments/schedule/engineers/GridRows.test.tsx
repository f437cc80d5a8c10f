import { loadCurve, stepsFrom } from '@erm/contracts/load-curve';
import { timeScale, type TimeCanvas } from '@erm/portal-kit/planning';
import { engineerRecord, memoryId } from '@erm/portal-kit/testing';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GridChanges } from '../moving/use-grid-changes';
import type { Proposal } from '../moving/use-moving';
import { GridRows } from './GridRows';
import { rowModel, type RowModel } from './row-model';
import type { ScheduleRows } from './use-schedule-rows';

const TODAY = '2026-03-11';
const assignment = {
  _id: memoryId(21),
  projectId: memoryId(11),
  role: 'Lead',
  version: 1,
  allocationPercentage: 60,
  startDate: '2026-04-06',
  endDate: '2026-05-29',
};
const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
const canvas = {
  scale: timeScale('week', year),
  drawn: { ...year, screen: 90, starts: year },
  attached: null,
} as TimeCanvas;

/** A row that counts how often it is rendered, by when its height is read. */
function countedRow(id: number, renders: Map<number, number>): RowModel {
  const assignments = id === 1 ? [assignment] : [];
  const load = stepsFrom(loadCurve(assignments), '2026-01-01');
  const model = rowModel({ engineer: engineerRecord(id, `Person ${id}`), load, assignments }, TODAY);
  return Object.defineProperty({ ...model }, 'height', {
    get() {
      renders.set(id, (renders.get(id) ?? 0) + 1);
      return model.height;
    },
  });
}

const rowsOf = (models: readonly RowModel[]) =>
  ({
    data: { projects: new Map(), totals: {}, daysAt: () => undefined },
    modelAt: (index: number) => models[index],
    indexOf: (id: string) => models.findIndex(({ engineer }) => engineer._id === id),
    placed: {
      drawn: models.map((_, index) => index),
      inSight: [0, 2],
      topOf: (index: number) => index * 48,
      heightOf: () => 48,
    },
  }) as unknown as ScheduleRows;

it('renders only the row that gets what one drags, not the one that gives it nor any other', () => {
  const renders = new Map<number, number>();
  const models = [1, 2, 3].map((id) => countedRow(id, renders));
  const rows = rowsOf(models);
  const props = { canvas, rows, today: TODAY, active: { row: 0, cell: assignment._id }, marked: null };
  const proposalTo = (startDate: string): Proposal => ({
    assignment,
    part: 'whole',
    from: memoryId(1),
    to: memoryId(2),
    startDate,
    endDate: '2026-06-05',
    by: 'pointer',
    verdict: null,
    wall: null,
  });
  const moved = new Set([assignment._id]);
  const dragged = (proposals: readonly Proposal[]) => (
    <GridRows {...props} selected={null} picked={new Set()} changes={{ proposals, moved } as GridChanges} />
  );
  const proposals = [proposalTo('2026-04-07')];
  const { rerender } = render(dragged(proposals));
  renders.clear();
  rerender(dragged([proposalTo('2026-04-08')]));
  expect([...renders]).toEqual([[2, 1]]);
  const same = [proposalTo('2026-04-09')];
  rerender(dragged(same));
  renders.clear();
  rerender(dragged(same));
  expect([...renders]).toEqual([]);
});

it('shows as free what is given away, although less of it would be left where it goes', () => {
  const reduced: Proposal = {
    assignment: { ...assignment, allocationPercentage: 20 },
    part: 'whole',
    from: memoryId(1),
    to: memoryId(2),
    startDate: assignment.startDate,
    endDate: assignment.endDate,
    by: 'pointer',
    verdict: null,
    wall: null,
  };
  const { container } = render(
    <GridRows
      {...{ canvas, rows: rowsOf([1, 2].map((id) => countedRow(id, new Map()))), today: TODAY }}
      {...{ active: { row: 0, cell: 'head' }, marked: null, selected: null, picked: new Set<string>() }}
      changes={{ proposals: [reduced], moved: new Set([assignment._id]) } as unknown as GridChanges}
    />,
  );
  expect(container.querySelector('[data-row="0"] [data-track] > div')).toHaveTextContent(/^Free$/);
});
