// @vitest-environment node
import { raisesLoad } from '@erm/contracts/allocation-rule';
import { applyOperations } from '@erm/contracts/apply-operations';
import { operationOf } from '@erm/contracts/batch-operations';
import { loadCurve } from '@erm/contracts/load-curve';
import type { PlannedAssignment } from '@erm/contracts/planned';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { ApiError } from '@erm/portal-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assigned, atlas, numbers, rowOf, TODAY } from '../../../test-support/change-fixtures';
import { ChangeController } from './controller';
import type { Grid, SaveRequest } from './core';
import { ChangeGate } from './gate';
import { createChangeStore, drawnDraft } from './state';

const ENGINEERS = ['ana', 'ben', 'cleo'];

/** The API and what is loaded of it, without a browser: assignments by engineer, of whom each has 100%. */
function gridOf(initial: Record<string, readonly ScheduleAssignment[]>) {
  const saved = new Map<string, PlannedAssignment>();
  const deleted = { engineerDeleted: false, projectDeleted: false };
  for (const [engineerId, assignments] of Object.entries(initial)) {
    for (const each of assignments)
      saved.set(each._id, { ...each, projectId: 'atlas', engineerId, ...deleted });
  }
  let ids = 0;
  const said: string[] = [];
  const told: string[] = [];
  const of = (engineerId: string) => [...saved.values()].filter((each) => each.engineerId === engineerId);
  const models = () => new Map(ENGINEERS.map((id) => [id, rowOf(id, of(id))]));

  /** Applies a batch by the API's rules. */
  const save = async ({ operations }: SaveRequest) => {
    await Promise.resolve();
    const batch = operations.map((each) => operationOf(each, () => `new-${(ids += 1)}`));
    const named = new Set(batch.map(({ id }) => id));
    const applied = applyOperations(
      {
        assignments: new Map([...saved].filter(([id]) => named.has(id))),
        engineers: new Map(ENGINEERS.map((id) => [id, { maxCapacity: 100 }])),
        projects: new Map([[atlas._id, { ...atlas, status: 'active', teamSize: 3, version: 1 }]]),
        otherLoads: new Map(
          ENGINEERS.map((id) => [id, loadCurve(of(id).filter(({ _id }) => !named.has(_id)))]),
        ),
        otherDays: new Map(),
      },
      batch,
    );
    const [refused] = applied.refused;
    if (refused) throw new ApiError({ status: 409, code: refused.code, message: refused.message });
    for (const { id, after } of applied.assignments) {
      if (after) saved.set(id, after);
      else saved.delete(id);
    }
    loaded();
    return { success: true as const, data: { batchId: null, assignments: [] } };
  };
  let known = models();
  const loaded = () => {
    known = models();
  };
  const grid: Grid = {
    zoom: 'day',
    today: TODAY,
    projects: new Map([[atlas._id, atlas]]),
    modelOf: (id) => known.get(id),
    below: (id, rows) => ENGINEERS[Math.max(0, Math.min(2, ENGINEERS.indexOf(id) + rows))]!,
    picked: [],
    say: (text) => said.push(text),
    sayStep: (text) => said.push(text),
    notify: ({ title }) => told.push(title),
    isConnected: () => true,
    save,
    onSplit: () => {},
  };
  const controller = new ChangeController(grid, createChangeStore());
  const find = (id: string) => {
    const model = [...known.values()].find(({ assignments }) => assignments.some(({ _id }) => _id === id))!;
    return { assignment: model.assignments.find(({ _id }) => _id === id)!, model };
  };
  const phase = () => controller.phase.is;
  return { grid, controller, saved, find, phase, said, told, of, loaded };
}

const early = { startDate: '2026-04-06', endDate: '2026-04-17' };
beforeEach(() => {
  vi.useFakeTimers();
  // Announcements name the key that undoes, which is another one on Macs.
  vi.stubGlobal('navigator', { userAgent: 'Windows NT 10.0' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const settle = () => vi.advanceTimersByTimeAsync(1000);

describe('an assignment that is held', () => {
  it('is moved to another engineer and days, and saved once', async () => {
    const { controller, saved, find, phase, said } = gridOf({ ana: [assigned('a', early)] });
    expect(controller.take(find('a'), 'whole', 'keys')).toBe(true);
    controller.holding.moveBy(2, 0);
    controller.holding.moveBy(0, 1);
    expect(said.at(-1)).toBe('April 8 to 19, ben, peak 60 of 100 percent.');
    expect(controller.holding.putDown()).toBe(true);
    expect(phase()).toBe('idle');
    await settle();
    expect(saved.get('a')).toMatchObject({ engineerId: 'ben', startDate: '2026-04-08', version: 4 });
    expect(said.at(-1)).toContain('Moved: Atlas, April 8 to 19, ben.');
  });

  it('stays with who has it if only an end of it is held', async () => {
    const { controller, saved, find } = gridOf({ ana: [assigned('a', early)] });
    controller.take(find('a'), 'end', 'keys');
    controller.holding.moveBy(1, 1);
    controller.holding.putDown();
    await settle();
    expect(saved.get('a')).toMatchObject({ engineerId: 'ana', endDate: '2026-04-18' });
  });

  it('is put back if it is dropped where it was', async () => {
    const { controller, saved, find, said } = gridOf({ ana: [assigned('a', early)] });
    controller.take(find('a'), 'whole', 'pointer');
    controller.holding.moveTo(3, 'ben', true, false);
    controller.holding.moveTo(0, 'ana', true, false);
    expect(controller.holding.putDown()).toBe(false);
    await settle();
    expect(saved.get('a')).toMatchObject({ engineerId: 'ana', version: 3 });
    expect(said.at(-1)).toBe('Put back.');
  });

  it('is offered fixes where it does not fit, and nothing is saved', async () => {
    const grid = gridOf({ ana: [assigned('a', early)], ben: [assigned('b', early)] });
    grid.controller.take(grid.find('a'), 'whole', 'keys');
    grid.controller.holding.moveBy(0, 1);
    expect(grid.controller.holding.putDown()).toBe(false);
    expect(grid.phase()).toBe('fixing');
    expect(grid.controller.store.getState().alert).toBe(
      'Not saved. ben would be at 120 of 100 percent April 6 to 17.',
    );
    grid.controller.putBack();
    await settle();
    expect(grid.saved.get('a')).toMatchObject({ engineerId: 'ana', version: 3 });
  });

  it('is contested if somebody else has changed it, and then moved on top of that', async () => {
    const { controller, saved, find, phase, loaded } = gridOf({ ana: [assigned('a', early)] });
    controller.take(find('a'), 'end', 'keys');
    controller.holding.moveBy(1, 0);
    saved.set('a', { ...saved.get('a')!, startDate: '2026-04-01', version: 4 });
    controller.holding.putDown();
    await settle();
    expect(phase()).toBe('contested');
    loaded();
    controller.putDownAnyway(find('a'));
    await settle();
    expect(phase()).toBe('idle');
    expect(saved.get('a')).toMatchObject({ startDate: '2026-04-01', endDate: '2026-04-18', version: 5 });
  });
});

describe('an assignment that keys change', () => {
  it('is saved as one change once they rest', async () => {
    const { controller, saved, find, phase } = gridOf({ ana: [assigned('a', early)] });
    for (const days of [1, 1, 1] as const) controller.nudging.nudge(find('a'), { end: 'end', days });
    controller.nudging.nudge(find('a'), { steps: -1 });
    expect(phase()).toBe('nudged');
    expect(saved.get('a')!.version).toBe(3);
    await settle();
    expect(saved.get('a')).toMatchObject({ endDate: '2026-04-20', allocationPercentage: 55, version: 4 });
  });

  it('is saved before another one is changed or taken', async () => {
    const { controller, saved, find } = gridOf({ ana: [assigned('a', early)], ben: [assigned('b', early)] });
    controller.nudging.nudge(find('a'), { end: 'end', days: 1 });
    controller.take(find('b'), 'whole', 'pointer');
    await vi.advanceTimersByTimeAsync(0);
    expect(saved.get('a')!.version).toBe(4);
    expect(controller.phase).toMatchObject({ is: 'held', grabbed: { _id: 'b' } });
  });

  it('is put back without a trace', async () => {
    const { controller, saved, find, phase } = gridOf({ ana: [assigned('a', early)] });
    controller.nudging.nudge(find('a'), { end: 'end', days: 1 });
    expect(controller.nudging.discard()).toBe(true);
    await settle();
    expect([phase(), saved.get('a')!.version]).toEqual(['idle', 3]);
  });
});

it('saves what random gestures show, whatever others change meanwhile, and overloads nobody', async () => {
  let [drops, conflicts, refusals] = [0, 0, 0];
  for (let seed = 0; seed < 60; seed += 1) {
    const next = numbers(seed);
    const some = (at: number) =>
      assigned(`a${at}`, {
        allocationPercentage: 5 * next(2, 9),
        startDate: `2026-04-${String(next(1, 15)).padStart(2, '0')}`,
        endDate: `2026-05-${String(next(1, 28)).padStart(2, '0')}`,
      });
    const grid = gridOf({ ana: [some(0), some(1)], ben: [some(2)], cleo: [some(3)] });
    const { controller, saved, find, of, loaded } = grid;
    for (let step = 0; step < 12; step += 1) {
      const id = `a${next(0, 3)}`;
      const loadsBefore = ENGINEERS.map((engineerId) => loadCurve(of(engineerId)));
      const others = new Map([...saved].filter(([each]) => each !== id));
      if (next(0, 2) === 0) {
        for (let press = next(1, 3); press > 0; press -= 1) {
          controller.nudging.nudge(
            find(id),
            next(0, 1) ? { steps: 1 } : { end: 'end', days: next(0, 1) ? 1 : -1 },
          );
        }
      } else {
        controller.take(find(id), 'whole', 'keys');
        for (let press = next(1, 4); press > 0; press -= 1)
          controller.holding.moveBy(next(-9, 9), next(-1, 1));
      }
      const shown = drawnDraft(controller.store.getState())?.changes[0];
      if (shown) expect(shown.from, `case ${seed}`).toBe(saved.get(id)!.engineerId);
      const isForeign = next(0, 4) === 0;
      if (isForeign) saved.set(id, { ...saved.get(id)!, role: 'Other', version: saved.get(id)!.version + 1 });
      const before = saved.get(id)!;
      controller.holding.putDown();
      await settle();
      const after = saved.get(id)!;
      if (after !== before && shown) {
        drops += 1;
        // What runs goes on from today as another one if it is handed over or gets another percentage.
        const [, rest] = [...saved.values()].filter(({ _id }) => !others.has(_id));
        const { endDate, allocationPercentage, to } = shown;
        const startDate = rest && shown.startDate < TODAY ? TODAY : shown.startDate;
        expect(rest ?? after, `case ${seed}`).toMatchObject({
          startDate,
          endDate,
          allocationPercentage,
          engineerId: to,
        });
        ENGINEERS.forEach((engineerId, at) => {
          const load = loadCurve(of(engineerId));
          const isOver = load.some((value, index) => index % 3 === 2 && value > 100);
          if (isOver) expect(raisesLoad(loadsBefore[at]!, load), `case ${seed}`).toBe(false);
        });
      }
      if (controller.phase.is === 'contested') conflicts += 1;
      if (controller.phase.is === 'fixing') refusals += 1;
      for (const [other, each] of others) expect(saved.get(other), `case ${seed}`).toBe(each);
      controller.putBack();
      loaded();
    }
    expect(controller.store.getState().saving).toEqual([]);
  }
  expect(drops).toBeGreaterThan(100);
  expect(Math.min(conflicts, refusals)).toBeGreaterThan(10);
});

describe('a drag before the code of changes has come', () => {
  it('is carried out in order when it has', async () => {
    const { grid, saved, find, said } = gridOf({ ana: [assigned('a', early)] });
    const gate = new ChangeGate(grid, () => expect.unreachable());
    expect(gate.begin((controller) => controller.take(find('a'), 'whole', 'pointer'))).toBeUndefined();
    gate.run(({ holding }) => holding.moveTo(2, 'ben', false, false));
    gate.run(({ holding }) => holding.putDown());
    expect(gate.store.getState()).toMatchObject({ isWaiting: true, phase: { is: 'idle' } });
    await vi.waitFor(() => expect(gate.store.getState().isWaiting).toBe(false));
    await settle();
    expect(saved.get('a')).toMatchObject({ engineerId: 'ben', startDate: '2026-04-08', version: 4 });
    expect(said.at(-1)).toContain('Moved: Atlas, April 8 to 19, ben.');
    expect(gate.begin((controller) => controller.take(find('a'), 'whole', 'pointer'))).toBe(true);
  });
});
