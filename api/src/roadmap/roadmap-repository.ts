import type { Database } from '../collections/database';
import type { ProjectDocument } from '../collections/project-document';
import { IN_ONE_ROUND_TRIP } from '../db/one-round-trip';

export type ProjectLock = Pick<ProjectDocument, '_id' | 'lock'>;

/** Every project has one, and this makes MongoDB read it from the index. */
const HAS_LOCK = { lock: { $gte: 0 } };

/** The ids and locks of all projects, read from an index alone. */
export async function findProjectLocks(db: Database): Promise<ProjectLock[]> {
  return db.projects.find(HAS_LOCK, IN_ONE_ROUND_TRIP).project<ProjectLock>({ lock: 1 }).toArray();
}

/** Changes whenever a project is added, changed, or deleted, or who is on it and with which skills. */
export async function projectsFingerprint(db: Database): Promise<string> {
  const [sums] = await db.projects
    .aggregate<{ projects: number; locks: number }>([
      { $match: HAS_LOCK },
      { $group: { _id: null, projects: { $sum: 1 }, locks: { $sum: '$lock' } } },
    ])
    .toArray();
  return fingerprintOf(sums?.projects ?? 0, sums?.locks ?? 0);
}

/** The fingerprint of exactly these projects. */
export function fingerprintOfProjects(projects: readonly { lock: number }[]): string {
  return fingerprintOf(
    projects.length,
    projects.reduce((sum, { lock }) => sum + lock, 0),
  );
}

function fingerprintOf(projects: number, locks: number): string {
  return `${projects}/${locks}`;
}
