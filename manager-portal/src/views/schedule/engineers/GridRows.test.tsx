import { loadCurve, stepsFrom } from '@erm/contracts/load-curve';
import { HEAD, RowList, type TimeCanvas, timeScale } from '@erm/planning';
import { engineerRecord, memoryId, sampleManager } from '@erm/portal-kit/testing';
import { HostContext } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { unchanged, type Change } from '../change/change';
import { judge } from '../change/judge';
import { GridRows } from './GridRows';
import { rowModel, type RowModel } from '../model/row-model';
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
const atlas = {
  _id: memoryId(11),
  name: 'Atlas',
  status: 'active' as const,
  requiredSkills: [],
  startDate: '2026-01-05',
  endDate: '2026-12-31',
};
const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
const canvas = {
  scale: timeScale('week', year),
  drawn: { ...year, screen: 90, starts: year },
  attached: null,
} as TimeCanvas;
const view = { canvas, today: TODAY, selected: null };

const host = createFakeHost({ user: sampleManager, api: () => null });
const wrapper = ({ children }: { children: ReactNode }) => <HostContext value={host}>{children}</HostContext>;

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

const inSight = [0, 2];
const scheduleOf = (models: readonly RowModel[], cell = HEAD) =>
  ({
    data: { projects: new Map(), totals: {}, daysAt: () => undefined },
    rows: new RowList(models),
    active: { row: memoryId(1), cell },
    placed: {
      drawn: () => models.map(({ id }, index) => ({ id, index, top: index * 48, height: 48 })),
      inSight: () => inSight,
      subscribe: () => () => {},
    },
  }) as unknown as ScheduleRows;

it('renders only the row that gets what one drags, not the one that gives it nor any other', () => {
  const renders = new Map<number, number>();
  const models = [1, 2, 3].map((id) => countedRow(id, renders));
  const props = { view, schedule: scheduleOf(models, assignment._id), marked: null };
  const [giver, getter] = [models[0]!, models[1]!];
  const modelOf = (id: string) => models.find(({ engineer }) => engineer._id === id);
  const world = { modelOf, projects: new Map([[atlas._id, atlas]]), today: TODAY };
  const given = { ...unchanged({ assignment, model: giver }), to: getter.engineer._id };
  const dragTo = (startDate: string, before?: ReturnType<typeof judge>) => {
    const changes: Change[] = [{ ...given, startDate, endDate: '2026-06-05' }];
    return { drawn: changes, ...judge(changes, world, before), moved: new Set([assignment._id]) };
  };
  const dragged = (changes: ReturnType<typeof dragTo>) => (
    <GridRows {...props} picked={new Set()} changes={changes} />
  );
  const first = dragTo('2026-04-07');
  const { rerender } = render(dragged(first), { wrapper });
  renders.clear();
  const second = dragTo('2026-04-08', first);
  rerender(dragged(second));
  expect([...renders]).toEqual([[2, 1]]);
  renders.clear();
  rerender(dragged({ ...second, moved: new Set([assignment._id]) }));
  expect([...renders]).toEqual([]);
});

it('shows as free what is given away, although less of it would be left where it goes', () => {
  const models = [1, 2].map((id) => countedRow(id, new Map()));
  const modelOf = (id: string) => models.find(({ engineer }) => engineer._id === id);
  const reduced: Change = {
    ...unchanged({ assignment, model: models[0]! }),
    to: memoryId(2),
    allocationPercentage: 20,
  };
  const world = { modelOf, projects: new Map([[atlas._id, atlas]]), today: TODAY };
  const { container } = render(
    <GridRows
      view={view}
      schedule={scheduleOf(models)}
      marked={null}
      picked={new Set()}
      changes={{ drawn: [reduced], ...judge([reduced], world), moved: new Set([assignment._id]) }}
    />,
    { wrapper },
  );
  expect(container.querySelector('[data-row] [data-track] > div')).toHaveTextContent(/^Free$/);
});
