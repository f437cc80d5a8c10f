import type { Proposal } from '../moving/use-moving';
import type { useSeveral } from './use-several';

/** What several become, each as it would be alone, so that it is drawn the same. */
export function proposalsOf({ draft, verdicts }: ReturnType<typeof useSeveral>): Proposal[] {
  if (!draft) return [];
  const byRow = new Map(verdicts.map((verdict) => [verdict.model.engineer._id, verdict]));
  return draft.changes.map(({ next, model }) => ({
    assignment: next,
    part: 'whole',
    from: model.engineer._id,
    to: model.engineer._id,
    by: draft.by ?? 'keys',
    wall: null,
    startDate: next.startDate,
    endDate: next.endDate,
    verdict: byRow.get(model.engineer._id) ?? null,
  }));
}
