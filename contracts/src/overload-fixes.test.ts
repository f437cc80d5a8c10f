import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raisesLoad } from './allocation-rule';
import { addDays } from './calendar-day';
import { curveOf, loadCurve, loadOn, peakLoad, stepsFrom, type Allocation } from './load-curve';
import { fixableDays, type FixableAssignment, type OverloadCase } from './overload-case';
import { overloadFixes, type OverloadFix, type Substitute } from './overload-fixes';

const TODAY = '2026-03-11';
const allocation = (allocationPercentage: number, startDate: string, endDate: string): Allocation => ({
  allocationPercentage,
  startDate,
  endDate,
});
const assignment = (name: string, of: Allocation): FixableAssignment => ({
  _id: name,
  projectName: name,
  projectId: `project ${name}`,
  role: 'Lead',
  version: 2,
  ...of,
});
const bronwen = { _id: 'bronwen', name: 'Bronwen Hughes', maxCapacity: 100 };

interface Given {
  isCopy?: boolean;
  maxCapacity?: number;
  others: FixableAssignment[];
  saved: FixableAssignment;
  savedBy?: string;
  proposed?: Partial<Allocation>;
}
const caseOf = (given: Given): OverloadCase => {
  const { isCopy = false, maxCapacity = 100, saved, savedBy = 'bronwen', proposed } = given;
  const { allocationPercentage, startDate, endDate } = saved;
  // What is copied counts among the others of who has it.
  const others = isCopy && savedBy === 'bronwen' ? [...given.others, saved] : given.others;
  return {
    engineer: { ...bronwen, maxCapacity },
    load: loadCurve(others),
    others,
    isCopy,
    today: TODAY,
    saved: { ...saved, engineerId: savedBy },
    proposed: { allocationPercentage, startDate, endDate, engineerId: 'bronwen', ...proposed },
  };
};
const summary = (fixes: OverloadFix[]) =>
  fixes.map(({ title, consequence, peak }) => `${title}: ${consequence}, peak ${peak}`);
const ilya: Substitute = {
  engineer: { _id: 'ilya', name: 'Ilya Aronov', maxCapacity: 100 },
  coveredSkills: ['Terraform', 'AWS'],
  missingSkills: ['Security'],
  steps: [{ startDate: '2026-04-20', endDate: '2026-08-14', load: 0 }],
};

describe('fixes for a drop that would overload', () => {
  const dropped = caseOf({
    others: [
      assignment('Observability', allocation(70, '2026-02-02', '2026-04-30')),
      assignment('Search', allocation(30, '2026-02-02', '2026-07-31')),
    ],
    saved: assignment('Residency', allocation(50, '2026-05-04', '2026-08-28')),
    proposed: { startDate: '2026-04-20', endDate: '2026-08-14' },
  });

  it('are four, the least disturbing first', () => {
    expect(summary(overloadFixes(dropped, { substitutes: [ilya] }))).toEqual([
      'Start Residency on May 1, 2026: 11 days later, peak 80',
      'Give Residency to Ilya Aronov: 100% free, has Terraform, AWS, missing Security, peak 50',
      'End Observability on Apr 19, 2026: 11 days earlier, 70%, peak 80',
    ]);
    const half = { ...dropped, proposed: { ...dropped.proposed, allocationPercentage: 55 } };
    expect(
      overloadFixes({ ...half, load: loadCurve(dropped.others.slice(0, 1)), others: [] })[0],
    ).toMatchObject({
      kind: 'reduce',
      verb: 'Reduce to 30%',
      title: 'Reduce Residency to 30%',
      peak: 100,
    });
  });

  it('save the drop and the fix at once', () => {
    const [start, give, end] = overloadFixes(dropped, { substitutes: [ilya] }).map(
      ({ operations }) => operations,
    );
    const version = 2;
    const moved = { startDate: '2026-04-20', endDate: '2026-08-14' };
    const id = 'Residency';
    expect(start).toEqual([
      { action: 'update', id, body: { startDate: '2026-05-01', endDate: '2026-08-14', version } },
    ]);
    expect(give).toEqual([{ action: 'update', id, body: { ...moved, engineerId: 'ilya', version } }]);
    expect(end).toEqual([
      { action: 'update', id, body: { ...moved, version } },
      { action: 'update', id: 'Observability', body: { endDate: '2026-04-19', version } },
    ]);
  });

  it('give only to somebody who is free on every day, and neither to who has it nor to who would be over', () => {
    const busy = { ...ilya, steps: [{ ...ilya.steps[0]!, load: 60 }] };
    const same = { ...ilya, engineer: bronwen };
    expect(overloadFixes(dropped, { substitutes: [busy, same] }).map(({ kind }) => kind)).toEqual([
      'shorten',
      'shorten-other',
    ]);
    expect(overloadFixes(dropped, { substitutes: [busy, ilya] })[1]).toMatchObject({
      kind: 'give',
      engineer: ilya.engineer,
    });
  });

  it('never raise the max capacity, because the move would be another change', () => {
    const others = dropped.others.slice(1);
    const full = {
      ...dropped,
      others,
      load: loadCurve(others),
      engineer: { ...bronwen, maxCapacity: 60 },
    };
    const lowering = { from: 100, by: 'Marta Kowalska', at: '2026-03-02T09:00:00.000Z' };
    const kinds = overloadFixes(full, { lowering }).map(({ kind }) => kind);
    expect(kinds).not.toContain('raise');
  });

  it('begin with Monday if only the weekend before it is in the way', () => {
    // Mar 14, 2026 is a Saturday.
    const others = [assignment('Search', allocation(70, '2026-03-02', '2026-03-14'))];
    const saved = assignment('Residency', allocation(50, '2026-03-23', '2026-04-10'));
    const proposed = { startDate: '2026-03-14', endDate: '2026-03-31' };
    expect(summary(overloadFixes(caseOf({ others, saved, proposed })))).toEqual([
      'Start Residency on Mar 16, 2026: 2 days later, peak 50',
      'Reduce Residency to 30%: 50% → 30%, peak 100',
      'End Search on Mar 13, 2026: 1 day earlier, 70%, peak 50',
    ]);
  });

  it('suggest what leaves less than half of it after all other changes of one', () => {
    const others = [assignment('Observability', allocation(90, '2026-02-02', '2026-04-30'))];
    const { saved, proposed } = { ...dropped, proposed: { ...dropped.proposed, allocationPercentage: 60 } };
    const most = { ...dropped, others, load: loadCurve(others), saved, proposed };
    const kinds = (fixes: OverloadFix[]) => fixes.map(({ kind }) => kind);
    expect(summary(overloadFixes(most)).at(-1)).toBe('Reduce Residency to 10%: 60% → 10%, peak 100');
    expect(kinds(overloadFixes(most, { substitutes: [ilya] }))).toEqual([
      'shorten',
      'give',
      'shorten-other',
      'reduce',
    ]);
    const exists = { ...most, proposed: { ...saved, allocationPercentage: 60, engineerId: 'bronwen' } };
    const always = [assignment('Atlas', allocation(90, '2026-01-05', '2027-07-31'))];
    const subject = { ...exists.proposed, ...saved, allocationPercentage: 60 };
    const lowering = { from: 150, by: 'Marta Kowalska', at: '2026-03-02T09:00:00.000Z' };
    const only = { ...exists, saved: subject, others: [], load: loadCurve(always) };
    expect(kinds(overloadFixes(only, { lowering }))).toEqual(['raise', 'reduce']);
  });

  it('are only those that stay above the others while these are looked for', () => {
    const all = overloadFixes(dropped, { substitutes: [ilya] });
    expect(overloadFixes(dropped, { isPartial: true })).toEqual(all.slice(0, 1));
  });

  it('are none if it fits', () => {
    expect(overloadFixes({ ...dropped, load: loadCurve([]), others: [] }, { substitutes: [ilya] })).toEqual(
      [],
    );
  });
});

describe('fixes for an overload that exists', () => {
  const over = caseOf({
    maxCapacity: 80,
    others: [assignment('Atlas', allocation(60, '2026-01-05', '2026-07-31'))],
    saved: assignment('Observability', allocation(40, '2026-02-02', '2026-04-30')),
  });

  it('change what is running from today on', () => {
    const free = { ...ilya, steps: [{ startDate: TODAY, endDate: '2026-04-30', load: 20 }] };
    const fixes = overloadFixes(over, { substitutes: [free] });
    expect(summary(fixes)).toEqual([
      'Reduce Observability to 20% from today: 40% → 20%, peak 80',
      'End Observability on Mar 10, 2026: 51 days earlier, peak 60',
      'Give Observability to Ilya Aronov from today: 80% free, has Terraform, AWS, missing Security, peak 60',
      'End Atlas on Mar 10, 2026: 143 days earlier, 60%, peak 40',
    ]);
    expect(fixes[0]!.operations).toEqual([
      { action: 'update', id: 'Observability', body: { endDate: '2026-03-10', version: 2 } },
      {
        action: 'create',
        body: {
          engineerId: 'bronwen',
          projectId: 'project Observability',
          role: 'Lead',
          allocationPercentage: 20,
          startDate: TODAY,
          endDate: '2026-04-30',
        },
      },
    ]);
    expect(fixes[3]!.operations).toEqual([
      { action: 'update', id: 'Atlas', body: { endDate: '2026-03-10', version: 2 } },
    ]);
  });

  it('raise a max capacity that was lowered as far as needed, as the last of four', () => {
    const free = { ...ilya, steps: [{ startDate: TODAY, endDate: '2026-04-30', load: 20 }] };
    const lowering = { from: 100, by: 'Marta Kowalska', at: '2026-03-02T09:00:00.000Z' };
    const fixes = overloadFixes(over, { substitutes: [free], lowering });
    expect(fixes.map(({ kind }) => kind)).toEqual(['reduce', 'shorten', 'give', 'raise']);
    expect(summary(fixes.slice(3))).toEqual([
      'Raise max capacity to 100%: Marta Kowalska lowered it from 100% on Mar 2, 2026, peak 100',
    ]);
    expect(fixes[3]).toMatchObject({ engineer: { _id: 'bronwen', maxCapacity: 100 }, operations: [] });
  });

  it('raise it at most to what it was before', () => {
    const lowering = { from: 99, by: 'Marta Kowalska', at: '2026-03-02T09:00:00.000Z' };
    expect(overloadFixes(over, { lowering }).map(({ kind }) => kind)).not.toContain('raise');
  });

  it('are not suggested if others alone are over', () => {
    const others = ['Atlas', 'Billing'].map((name) =>
      assignment(name, allocation(50, '2026-01-05', '2026-07-31')),
    );
    expect(overloadFixes({ ...over, others, load: loadCurve(others) })).toEqual([]);
  });
});

describe('fixes for a copy that would overload', () => {
  const copied = caseOf({
    isCopy: true,
    others: [],
    saved: assignment('Atlas', allocation(60, '2026-02-02', '2026-04-30')),
    proposed: { startDate: '2026-04-20', endDate: '2026-06-30' },
  });

  it('create it beside the original, which stays as it is unless it is shortened itself', () => {
    const fixes = overloadFixes(copied);
    expect(summary(fixes)).toEqual([
      'Reduce Atlas to 40%: 60% → 40%, peak 100',
      'Start Atlas on May 1, 2026: 11 days later, peak 60',
      'End Atlas on Apr 19, 2026: 11 days earlier, 60%, peak 60',
    ]);
    const body = { engineerId: 'bronwen', projectId: 'project Atlas', role: 'Lead' };
    const dates = { startDate: '2026-04-20', endDate: '2026-06-30' };
    expect(fixes.map(({ operations }) => operations)).toEqual([
      [{ action: 'create', body: { ...body, ...dates, allocationPercentage: 40 } }],
      [{ action: 'create', body: { ...body, ...dates, startDate: '2026-05-01', allocationPercentage: 60 } }],
      [
        { action: 'create', body: { ...body, ...dates, allocationPercentage: 60 } },
        { action: 'update', id: 'Atlas', body: { endDate: '2026-04-19', version: 2 } },
      ],
    ]);
  });
});

describe('fixes for a copy into the past', () => {
  it('may begin later, because nobody has worked on the copy yet', () => {
    const saved = assignment('Atlas', allocation(60, '2026-02-02', '2026-04-30'));
    const proposed = { startDate: '2026-03-02', endDate: '2026-06-30' };
    expect(overloadFixes(caseOf({ isCopy: true, others: [], saved, proposed }))[1]).toMatchObject({
      kind: 'shorten',
      verb: 'Start on May 1, 2026',
    });
  });
});

describe('any suggested fix', () => {
  const days = fc
    .tuple(fc.integer({ min: -40, max: 60 }), fc.integer({ min: 0, max: 60 }))
    .map(([from, length]) => ({ startDate: addDays(TODAY, from), endDate: addDays(TODAY, from + length) }));
  const allocations = fc
    .tuple(days, fc.integer({ min: 1, max: 100 }))
    .map(([dates, allocationPercentage]) => ({ ...dates, allocationPercentage }));
  const cases = fc.record({
    isCopy: fc.boolean(),
    maxCapacity: fc.integer({ min: 0, max: 100 }),
    others: fc.array(allocations, { maxLength: 5 }),
    saved: allocations,
    savedBy: fc.constantFrom('bronwen', 'ada'),
    moved: fc.option(days),
    ilyaLoad: fc.integer({ min: 0, max: 100 }),
  });

  it('leaves nobody over capacity who was not, resolves the overload, and keeps past and project dates', () => {
    let suggested = 0;
    fc.assert(
      fc.property(cases, ({ isCopy, maxCapacity, others, saved, savedBy, moved, ilyaLoad }) => {
        const overload = caseOf({
          isCopy,
          maxCapacity,
          savedBy,
          saved: assignment('subject', saved),
          proposed: moved ?? {},
          others: others.map((of, index) => assignment(`other ${index}`, of)),
        });
        const ilyasDays = fixableDays(overload);
        const substitute = { ...ilya, steps: [{ ...ilyasDays, load: ilyaLoad }] };
        for (const fix of overloadFixes(overload, { substitutes: [substitute] })) {
          suggested += 1;
          const before = assignmentsOf(overload, { ...ilyasDays, allocationPercentage: ilyaLoad });
          const after = apply(before, fix);
          for (const [engineerId, max] of [
            ['bronwen', maxCapacity],
            ['ilya', 100],
            ['ada', 100],
          ] as const) {
            const [was, is] = [curveFor(before, engineerId), curveFor(after, engineerId)];
            const over = curveOf(stepsFrom(is, '0001-01-01').filter(({ load }) => load > max));
            expect(raisesLoad(was, over), fix.title).toBe(false);
          }
          const bronwens = curveFor(after, 'bronwen');
          expect(stepsFrom(fix.after, '0001-01-01').filter(({ load }) => load > 0)).toEqual(
            stepsFrom(bronwens, '0001-01-01').filter(({ load }) => load > 0),
          );
          const whose = fix.kind === 'give' ? curveFor(after, 'ilya') : bronwens;
          const { startDate, endDate } = fix.result;
          const from = startDate > ilyasDays.startDate ? startDate : ilyasDays.startDate;
          const worked = from <= endDate ? { startDate: from, endDate } : ilyasDays;
          expect(peakLoad(whose, worked), fix.title).toBe(fix.peak);
          expect(fix.peak).toBeLessThanOrEqual(fix.engineer.maxCapacity);
          expect(peakLoad(bronwens, ilyasDays), fix.title).toBeLessThanOrEqual(maxCapacity);
          expectWithinProjects(overload, after);
          if (moved === null && !isCopy) expectPastKept(before, after);
        }
      }),
      { numRuns: 400 },
    );
    expect(suggested).toBeGreaterThan(100);
  });

  type Owned = FixableAssignment & { engineerId: string };

  function assignmentsOf({ others, saved }: OverloadCase, ilyas: Allocation): Owned[] {
    return [
      ...others.filter(({ _id }) => _id !== saved._id).map((other) => ({ ...other, engineerId: 'bronwen' })),
      saved,
      { ...assignment('ilyas', ilyas), engineerId: 'ilya' },
    ];
  }

  /** What the server does with a batch. */
  function apply(list: readonly Owned[], { operations }: OverloadFix): Owned[] {
    return operations.reduce(
      (current: Owned[], operation) => {
        if (operation.action === 'update') {
          expect(operation.body.version).toBe(2);
          const { version: _version, ...changes } = operation.body;
          expect(current.some(({ _id }) => _id === operation.id)).toBe(true);
          return current.map((each) => (each._id === operation.id ? { ...each, ...changes } : each));
        }
        if (operation.action === 'delete') throw new Error('Nothing is deleted');
        const created = operation.body as Owned;
        return [...current, { ...created, _id: 'new', projectName: 'subject', version: 1 }];
      },
      [...list],
    );
  }

  const curveFor = (list: readonly Owned[], id: string) =>
    loadCurve(list.filter(({ engineerId }) => engineerId === id));

  /** Everything was within its project before, or was proposed to be. */
  function expectWithinProjects({ saved, proposed, others }: OverloadCase, after: readonly Owned[]) {
    for (const { projectId, startDate, endDate } of after) {
      expect(startDate <= endDate).toBe(true);
      const allowed = [...others, saved, { ...saved, ...proposed }].filter(
        (each) => each.projectId === projectId,
      );
      if (allowed.length === 0) continue;
      expect(startDate >= allowed.map((each) => each.startDate).sort()[0]!).toBe(true);
      expect(
        endDate <=
          allowed
            .map((each) => each.endDate)
            .sort()
            .at(-1)!,
      ).toBe(true);
    }
  }

  function expectPastKept(before: readonly Owned[], after: readonly Owned[]) {
    const owner = (list: readonly Owned[], day: string) =>
      ['bronwen', 'ada'].map((id) => loadOn(curveFor(list, id), day));
    const isRunning = before.some(
      ({ _id, startDate, endDate }) => _id === 'subject' && startDate < TODAY && endDate >= TODAY,
    );
    if (!isRunning) return;
    for (let ago = 1; ago <= 40; ago += 1) {
      const day = addDays(TODAY, -ago);
      const [was, is] = [owner(before, day), owner(after, day)];
      expect(is, day).toEqual(was);
    }
  }
});
