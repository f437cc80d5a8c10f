import type { ProjectRow } from '@erm/contracts/project-pages';
import { staffingOf } from '@erm/contracts/staffing';
import { findDaysOnProjects } from '../collections/assignment-repository';
import type { Database } from '../collections/database';
import type { ProjectDocument } from '../collections/project-document';
import { findProjectsByIds } from '../collections/project-repository';
import { groupBy } from '../db/group-by';
import { hexIdOf } from '../db/id';
import { compareLocks, findLocks, fingerprintOf, fingerprintOfRows } from '../db/locks';
import { storedText, storedTexts } from '../db/stored-values';
import type { Roster, RosterDeps } from '../engineers/roster';
import { presentProject } from './project-presenter';

/** A project with its staffing and search fields. */
export interface StaffedProject extends ProjectRow {
  lock: number;
  search: string;
}

/** What routes may depend on that answer from staffed projects. */
export interface StaffingDeps extends RosterDeps {
  staffedProjects: () => Promise<readonly StaffedProject[]>;
}

/** Every project has one, and this makes MongoDB read it from the index. */
const HAS_LOCK = { lock: { $gte: 0 } };

interface Cached {
  fingerprint: string;
  projects: readonly StaffedProject[];
}

/**
 * Every project with its staffing, in any order. Caches them in memory, like the roster, and checks each time whether they
 * are current: whatever changes the staffing of a project changes its lock. Reads only those that changed.
 */
export function cacheStaffedProjects(db: Database, roster: Roster): () => Promise<readonly StaffedProject[]> {
  let cached: Cached | undefined;
  return async () => {
    const known = cached;
    if (known && (await fingerprintOf(db.projects, HAS_LOCK)) === known.fingerprint) return known.projects;
    const projects = await refresh(db, roster, known?.projects ?? []);
    cached = { projects, fingerprint: fingerprintOfRows(projects) };
    return projects;
  };
}

async function refresh(
  db: Database,
  roster: Roster,
  cached: readonly StaffedProject[],
): Promise<StaffedProject[]> {
  const known = new Map(cached.map((each) => [each.project._id, each]));
  const { kept, changed } = compareLocks(await findLocks(db.projects, HAS_LOCK), known);
  const documents = await findProjectsByIds(db, changed);
  return [...kept, ...(await withStaffing(db, roster, documents))];
}

/** Reads the teams after their locks, so that anything newer than a lock is read again, and nothing is older. */
async function withStaffing(
  db: Database,
  roster: Roster,
  documents: readonly ProjectDocument[],
): Promise<StaffedProject[]> {
  if (documents.length === 0) return [];
  const ids = documents.map(({ _id }) => _id);
  const [days, engineers] = await Promise.all([findDaysOnProjects(db, ids), roster.engineers()]);
  const skillsOf = new Map(engineers.map(({ id, skills }) => [id, skills]));
  const daysOf = groupBy(days, ({ projectId }) => projectId.toHexString());
  return documents.map((document) => {
    const stints = (daysOf.get(hexIdOf(document)) ?? []).map(({ engineerId, startDate, endDate }) => {
      const id = engineerId.toHexString();
      return { engineerId: id, startDate, endDate, skills: skillsOf.get(id) ?? [] };
    });
    const requiredSkills = storedTexts(document.requiredSkills);
    const { steps, gaps } = staffingOf({ ...document, requiredSkills }, stints);
    return {
      lock: document.lock,
      search: storedText(document.search),
      sortName: storedText(document.sortName),
      project: { ...presentProject(document), staffing: steps, gaps },
    };
  });
}
