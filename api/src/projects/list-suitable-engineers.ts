import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { FROM_AFTER_TO, isInOrder } from '@erm/contracts/date-order';
import type { suitableEngineersQuery } from '@erm/contracts/projects';
import { skillMatcher } from '@erm/contracts/skills';
import type { z } from 'zod';
import type { Database } from '../collections/database';
import { storedTexts } from '../db/stored-values';
import type { Roster } from '../engineers/roster';
import { fieldError, notFoundError } from '../errors/api-error';
import type { UserDocument } from '../collections/user-document';
import { withUsers } from '../collections/user-repository';
import { findProject } from '../collections/project-repository';
import { byRank, rate, spanOfProposal, type RatedCandidate } from './suitability';

export interface SuitableEngineer extends RatedCandidate {
  user: UserDocument;
}

interface Proposal {
  /** The days for which availability was computed. */
  span: DaySpan;
  engineers: SuitableEngineer[];
}

/** Ranks engineers for a project; with an allocation, only those with that much capacity throughout the span. */
export async function listSuitableEngineers(
  db: Database,
  roster: Roster,
  projectId: string,
  query: z.output<typeof suitableEngineersQuery>,
  today: CalendarDay,
): Promise<Proposal> {
  return roster.readWith(undefined, async (candidates) => {
    const project = await findProject(db, projectId);
    if (!project) throw notFoundError('Project');
    const span = spanOfProposal(project, query, today);
    if (!isInOrder(span)) {
      const path = query.from === undefined ? 'to' : 'from';
      throw fieldError('VALIDATION_FAILED', [{ path, message: FROM_AFTER_TO }]);
    }

    const match = skillMatcher(storedTexts(project.requiredSkills));
    const ranked = candidates
      .map((candidate) => rate(candidate, match, span))
      .filter(({ availableCapacity }) => availableCapacity >= (query.allocationPercentage ?? 0))
      .sort(byRank)
      .slice(0, query.limit);
    return { span, engineers: await withUsers(db, ranked) };
  });
}
