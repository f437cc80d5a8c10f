import type { suitableEngineersQuery } from '@erm/contracts/projects';
import { FROM_AFTER_TO, isInOrder } from '@erm/contracts/date-order';
import type { z } from 'zod';
import { presentEngineer } from '../engineers/engineer-presenter';
import { populateEngineers } from '../engineers/populate-engineers';
import { findEngineers } from '../engineers/engineer-repository';
import type { ApiDeps } from '../api-deps';
import { fieldError } from '../errors/api-error';
import { notFoundError } from '../errors/api-error';
import { findProject } from './project-repository';
import { byRank, rate, spanOfProposal, type SuitableEngineer } from './suitability';

/** The whole roster ranked for a project; with an allocation, only those who can give it on every day. */
export async function listSuitableEngineers(
  { db, today }: Pick<ApiDeps, 'db' | 'today'>,
  projectId: string,
  query: z.output<typeof suitableEngineersQuery>,
): Promise<SuitableEngineer[]> {
  const project = await findProject(db, projectId);
  if (!project) throw notFoundError('Project');
  const day = today();
  const span = spanOfProposal(project, query, day);
  if (!isInOrder(span)) {
    const path = query.from === undefined ? 'to' : 'from';
    throw fieldError('VALIDATION_FAILED', [{ path, message: FROM_AFTER_TO }]);
  }

  const engineers = await populateEngineers(db, await findEngineers(db), day, span);
  return engineers
    .map((engineer) => rate(presentEngineer(engineer, day, span), project.requiredSkills))
    .filter(({ availableCapacity }) => availableCapacity >= (query.allocationPercentage ?? 0))
    .sort(byRank);
}
