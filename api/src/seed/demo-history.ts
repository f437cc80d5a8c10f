import { randomUUID } from 'node:crypto';
import { addDays } from '@erm/contracts/calendar-day';
import type { AuditDocument } from '../collections/audit-document';
import { creation, update, type Audited, type Change } from '../audit/change';
import { keyById } from '../db/id';
import { orderedIds } from '../db/ordered-id';
import type { UserDocument } from '../collections/user-document';
import { DEMO_PROJECTS, type DemoProjectKey } from './demo-projects';
import type { SeedDocuments } from './build-demo';

const HOUR_MS = 3_600_000;

/**
 * The manager's changes of the last nine days that led to the demo data, as an example of a history. Edited documents
 * get the resulting version and time.
 */
export function buildHistory(
  { users, projects, assignments }: Omit<SeedDocuments, 'audit'>,
  manager: UserDocument,
  now: Date,
): AuditDocument[] {
  const engineer = (name: string) => users.find((user) => user.name === name)!;
  const project = (key: DemoProjectKey) => projects.find(({ name }) => name === DEMO_PROJECTS[key].name)!;
  const assignment = (name: string, key: DemoProjectKey) =>
    assignments.find(
      ({ engineerId, projectId }) =>
        engineerId.equals(engineer(name)._id) && projectId.equals(project(key)._id),
    )!;
  const ferry = assignment('Tomás Herrera', 'ferry');
  const results = assignment('Ingrid Solberg', 'lighthouse');

  const done: [hoursAgo: number, (at: Date) => Change][] = [
    [212, () => creation('project', project('ferry'))],
    [211, () => creation('project', project('anchor'))],
    [190, () => creation('assignment', assignment('Kwame Mensah', 'anchor'))],
    [99, edited('project', project('compass'), { requiredSkills: ['Kotlin', 'Swift'] })],
    [98, edited('assignment', assignment('Kwame Mensah', 'beacon'), { allocationPercentage: 80 })],
    [52, edited('assignment', ferry, { startDate: addDays(ferry.startDate, -6) })],
    [27, edited('assignment', results, { allocationPercentage: 20 })],
    [5, edited('user', engineer('Samir Haddad'), { maxCapacity: 100 })],
    [2, edited('project', project('beacon'), { teamSize: 6 })],
  ];
  const names = keyById<{ _id: UserDocument['_id']; name: string }>([...users, ...projects]);
  const named = (_id: UserDocument['_id']) => ({ _id, name: names.get(_id.toHexString())?.name ?? null });
  const newId = orderedIds();
  return done.map(([hoursAgo, change]) => {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const { engineerIds, projectIds, ...recorded } = change(at);
    return {
      _id: newId(at),
      at,
      actor: { _id: manager._id, name: manager.name },
      actorId: manager._id,
      requestId: randomUUID(),
      ...recorded,
      ...(engineerIds.length > 0 && { engineers: engineerIds.map(named), projects: projectIds.map(named) }),
    };
  });
}

/** An edit that led to a document's current state from these former values. */
function edited<Entity extends 'user' | 'project' | 'assignment'>(
  entity: Entity,
  document: Audited[Entity],
  before: Partial<Audited[Entity]>,
): (at: Date) => Change {
  return (at) => {
    const old = { ...document, ...before };
    document.version += 1;
    document.updatedAt = at;
    return update(entity, old, document)!;
  };
}
