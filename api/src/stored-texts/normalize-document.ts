import { dropRefused, normalizeText } from '@erm/contracts/normalize-text';
import { normalizeSkills } from '@erm/contracts/skills';
import { splitList } from '@erm/contracts/split-list';
import type { AssignmentDocument } from '../collections/assignment-document';
import { sortKey } from '../db/sort-key';
import { storedTexts } from '../db/stored-values';
import type { InvitationDocument } from '../collections/invitation-document';
import { projectIndexFields, type ProjectDocument } from '../collections/project-document';
import { userIndexFields, type UserDocument } from '../collections/user-document';

const UNNAMED = 'Unnamed';

/** A text of an earlier release under the current rules. Invalid ones are dropped. */
function stored(text: string, fallback: string): string {
  return normalizeText(dropRefused(text)) || fallback;
}

function storedSkills(skills: readonly string[]): string[] {
  return normalizeSkills(skills.flatMap(splitList).map((skill) => stored(skill, '')));
}

/** Placeholder for a text without visible characters; a department has none. */
const FALLBACKS: Record<string, string> = {
  name: UNNAMED,
  role: UNNAMED,
  description: 'No description',
  department: '',
};

/** The fields of any record, with their texts normalized. */
export function normalizeFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([field, value]): [string, unknown] => {
    if (/skills$/i.test(field)) return [field, storedSkills(storedTexts(value))];
    const isText = typeof value === 'string' && Object.hasOwn(FALLBACKS, field);
    return [field, isText ? stored(value, FALLBACKS[field]!) : value];
  });
  return Object.fromEntries(entries);
}

/** A user of an earlier release, with normalized texts and search and sort fields. */
export function normalizeUser<User extends Omit<UserDocument, '_id'>>(user: User): User {
  const fields = {
    name: stored(user.name, user.email),
    department: stored(user.department, ''),
    skills: storedSkills(user.skills),
  };
  return { ...user, ...fields, ...userIndexFields({ ...user, ...fields }) };
}

/** The same for a project. */
export function normalizeProject<Project extends Omit<ProjectDocument, '_id'>>(project: Project): Project {
  const fields = {
    name: stored(project.name, UNNAMED),
    description: stored(project.description, 'No description'),
    requiredSkills: storedSkills(project.requiredSkills),
    ...(project.teamSkills && { teamSkills: [...storedSkills(project.teamSkills)].sort() }),
  };
  return { ...project, ...fields, ...projectIndexFields({ ...project, ...fields }) };
}

/**
 * The same for an assignment.
 * @param names the names of its engineer and project, unless they are deleted
 */
export function normalizeAssignment<Assignment extends Omit<AssignmentDocument, '_id'>>(
  assignment: Assignment,
  names: { engineer?: string | undefined; project?: string | undefined },
): Assignment {
  const role = stored(assignment.role, UNNAMED);
  return {
    ...assignment,
    role,
    sortRole: sortKey(role),
    sortEngineer: sortKey(names.engineer ?? 'Deleted Engineer'),
    sortProject: sortKey(names.project ?? 'Deleted Project'),
  };
}

/** The same for an invitation. */
export function normalizeInvitation<Invitation extends Pick<InvitationDocument, 'name'>>(
  invitation: Invitation,
): Invitation {
  return { ...invitation, name: invitation.name === null ? null : stored(invitation.name, '') || null };
}
