import { isDeepStrictEqual } from 'node:util';
import { assignmentDateIssues } from '@erm/contracts/assignment-dates';
import { isInOrder } from '@erm/contracts/date-order';
import { allSteps } from '@erm/contracts/load-curve';
import type { AssignmentDocument } from '../collections/assignment-document';
import { keyById } from '../db/id';
import { sortKey } from '../db/sort-key';
import { deriveFields } from '../derived-fields/derive-fields';
import type { InvitationDocument } from '../collections/invitation-document';
import { projectIndexFields, type ProjectDocument } from '../collections/project-document';
import { loadOf } from '../collections/packed-load';
import type { IdentityDocument } from '../collections/identity-document';
import { userIndexFields, type UserDocument } from '../collections/user-document';
import { violation, warning, type Finding, type Identified } from './finding';

/** All documents with a rule that involves others. Each must have a valid shape. */
export interface Company {
  users: UserDocument[];
  projects: ProjectDocument[];
  assignments: AssignmentDocument[];
  invitations: InvitationDocument[];
  identities: IdentityDocument[];
}

const FULL_TIME = 100;

/** Checks every rule that involves more than one field. */
export function checkCompany(company: Company): Finding[] {
  const derived = deriveFields(company);
  const derivedUsers = keyById(derived.users);
  const derivedProjects = keyById(derived.projects);
  return [
    ...duplicates('user', 'email', company.users),
    ...duplicates('invitation', 'email', company.invitations),
    ...duplicates('invitation', 'tokenHash', company.invitations),
    ...duplicates(
      'identity',
      'userId',
      company.identities.map(({ _id, userId }) => ({ _id, userId: userId.toHexString() })),
    ),
    ...checkManagers(company),
    ...company.users.flatMap((user) => checkUser(user, derivedUsers.get(user._id.toHexString())!)),
    ...company.projects.flatMap((project) =>
      checkProject(project, derivedProjects.get(project._id.toHexString())!),
    ),
    ...checkAssignments(company),
  ];
}

function duplicates<Field extends string>(
  kind: string,
  field: Field,
  documents: readonly (Record<Field, unknown> & Identified)[],
): Finding[] {
  const seen = new Set<unknown>();
  return documents.flatMap((document) => {
    const isDuplicate = seen.has(document[field]);
    seen.add(document[field]);
    return isDuplicate ? [violation(kind, document, `has the same ${field} as another one`)] : [];
  });
}

function checkManagers({ users, invitations }: Company): Finding[] {
  const managers = users.filter(({ role }) => role === 'manager');
  const enabled = keyById(managers.filter(({ disabled }) => !disabled));
  return [
    ...(managers[0] && enabled.size === 0
      ? [violation('user', managers[0], 'is disabled like every other manager')]
      : []),
    ...users
      .filter(({ role, disabled }) => role === 'engineer' && disabled)
      .map((user) => violation('user', user, 'is disabled, but only managers can be')),
    ...invitations
      .filter(({ inviterId }) => inviterId && !enabled.has(inviterId.toHexString()))
      .map((invitation) => violation('invitation', invitation, 'is by nobody who can invite')),
  ];
}

function checkUser(user: UserDocument, derived: UserDocument): Finding[] {
  if (user.role !== 'engineer') return indexFields('user', user, userIndexFields(user));
  const curve = loadOf(derived);
  const overloads = allSteps(curve).filter(({ load }) => load > user.maxCapacity);
  return [
    ...indexFields('user', user, userIndexFields(user)),
    ...(user.load === derived.load
      ? []
      : [violation('user', user, 'has a load that differs from the assignments; rebuild-loads corrects it')]),
    ...overloads.map(({ load, startDate, endDate }) => {
      const days = `${load}% of a day from ${startDate} to ${endDate}`;
      return load > FULL_TIME
        ? violation('user', user, `is assigned ${days}, which no maximum ever allowed`)
        : warning('user', user, `is assigned ${days}, but the maximum was lowered to ${user.maxCapacity}%`);
    }),
  ];
}

function checkProject(project: ProjectDocument, derived: ProjectDocument): Finding[] {
  const { team = [], teamSize } = derived;
  const teamOf = (each: ProjectDocument) => [each.team?.map(String).sort(), each.teamSkills];
  return [
    ...indexFields('project', project, projectIndexFields(project)),
    ...(isInOrder(project) ? [] : [violation('project', project, 'ends before it starts')]),
    ...(isDeepStrictEqual(teamOf(project), teamOf(derived))
      ? []
      : [
          violation(
            'project',
            project,
            'has a team that differs from the assignments; rebuild-loads corrects it',
          ),
        ]),
    ...(team.length > teamSize
      ? [warning('project', project, `has ${team.length} engineers for a team of ${teamSize}`)]
      : []),
  ];
}

function indexFields<Document extends Pick<UserDocument, '_id'>>(
  kind: string,
  document: Document,
  expected: Partial<Document>,
): Finding[] {
  return Object.entries(expected)
    .filter(([field, value]) => document[field as keyof Document] !== value)
    .map(([field]) =>
      violation(
        kind,
        document,
        `has a ${field} that differs from what it is derived from; normalize-texts corrects it`,
      ),
    );
}

function checkAssignments({ users, projects, assignments }: Company): Finding[] {
  const engineers = keyById(users.filter(({ role }) => role === 'engineer'));
  const projectById = keyById(projects);
  return assignments.flatMap((assignment) => {
    const engineer = engineers.get(assignment.engineerId.toHexString());
    const project = projectById.get(assignment.projectId.toHexString());
    return [
      ...reference('engineer', assignment, engineer, assignment.engineerDeleted),
      ...reference('project', assignment, project, assignment.projectDeleted),
      ...indexFields('assignment', assignment, {
        sortRole: sortKey(assignment.role),
        sortEngineer: sortKey(engineer?.name ?? 'Deleted Engineer'),
        sortProject: sortKey(project?.name ?? 'Deleted Project'),
      }),
      ...(isInOrder(assignment) ? [] : [violation('assignment', assignment, 'ends before it starts')]),
      ...(project && assignmentDateIssues(assignment, project).length > 0
        ? [warning('assignment', assignment, 'has dates outside of the project')]
        : []),
    ];
  });
}

function reference(
  kind: string,
  assignment: AssignmentDocument,
  found: object | undefined,
  deleted: boolean,
): Finding[] {
  if (deleted !== (found !== undefined)) return [];
  const problem = found ? `marks its ${kind} as deleted, but there is one` : `names an unknown ${kind}`;
  return [violation('assignment', assignment, problem)];
}
