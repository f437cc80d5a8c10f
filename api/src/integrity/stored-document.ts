import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '@erm/contracts/audit-entities';
import { createAssignmentBody } from '@erm/contracts/assignment-edits';
import { createProjectBody } from '@erm/contracts/project-edits';
import { ROLES } from '@erm/contracts/roles';
import { skillsInput } from '@erm/contracts/skills';
import { emailInput } from '@erm/contracts/credentials';
import { departmentInput, maxCapacityInput, nameInput } from '@erm/contracts/person-inputs';
import { SENIORITIES } from '@erm/contracts/users';
import { ObjectId } from 'mongodb';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { z as mini } from 'zod/mini';

/** A value that the contract accepts and does not normalize, because it was normalized before it was stored. */
function stored(input: mini.ZodMiniType) {
  return z.unknown().refine((value) => {
    const parsed = input.safeParse(value);
    return parsed.success && isDeepStrictEqual(parsed.data, value);
  });
}

const id = z.instanceof(ObjectId);
const named = z.strictObject({ _id: id, name: z.string().nullable() });
const count = z.int().min(0);
const versioned = { version: z.int().min(1), lock: count, createdAt: z.date(), updatedAt: z.date() };
const { shape: project } = createProjectBody;
const { shape: assignment } = createAssignmentBody;

const user = z.strictObject({
  _id: id,
  name: stored(nameInput),
  email: stored(emailInput),
  role: z.enum(ROLES),
  skills: stored(skillsInput),
  seniority: z.enum(SENIORITIES).nullable(),
  maxCapacity: stored(maxCapacityInput),
  department: z.union([z.literal(''), stored(departmentInput)]),
  search: z.string(),
  sortName: z.string(),
  sortDepartment: z.string(),
  sortSeniority: z.int(),
  passwordHash: z.string().startsWith('$argon2id$'),
  mustChangePassword: z.boolean().optional(),
  disabled: z.boolean().optional(),
  tokenVersion: count,
  revokedTokens: z.array(z.strictObject({ id: z.string(), expiresAt: z.date() })).optional(),
  load: z.string().optional(),
  ...versioned,
});

/** The documents of each collection that a backup contains, field by field. */
export const STORED_DOCUMENTS = {
  users: user,
  projects: z.strictObject({
    _id: id,
    name: stored(project.name),
    description: stored(project.description),
    startDate: stored(project.startDate),
    endDate: stored(project.endDate),
    status: stored(project.status),
    teamSize: stored(project.teamSize),
    requiredSkills: stored(project.requiredSkills),
    search: z.string(),
    sortName: z.string(),
    sortStatus: count,
    team: z.array(id).optional(),
    teamSkills: z.array(z.string()).optional(),
    ...versioned,
  }),
  assignments: z.strictObject({
    _id: id,
    role: stored(assignment.role),
    allocationPercentage: stored(assignment.allocationPercentage),
    startDate: stored(assignment.startDate),
    endDate: stored(assignment.endDate),
    engineerId: id,
    engineerDeleted: z.boolean(),
    sortEngineer: z.string(),
    projectId: id,
    projectDeleted: z.boolean(),
    sortProject: z.string(),
    sortRole: z.string(),
    ...versioned,
  }),
  invitations: z.strictObject({
    _id: id,
    tokenHash: z.string().length(43),
    role: z.enum(ROLES),
    email: stored(emailInput).nullable(),
    name: stored(nameInput).nullable(),
    inviterId: id.nullable(),
    inviterName: z.string().nullable(),
    createdAt: z.date(),
    expiresAt: z.date(),
  }),
  identities: z.strictObject({
    _id: z.string().min(1),
    userId: id,
    codes: z.array(z.string()).optional(),
    code: z.string().nullable().optional(),
  }),
  audit: z.strictObject({
    _id: id,
    at: z.date(),
    actor: z.strictObject({ _id: id, name: z.string() }),
    action: z.enum(AUDIT_ACTIONS),
    entity: z.enum(AUDIT_ENTITIES),
    entityId: id,
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    passwordChanged: z.boolean(),
    requestId: z.string(),
    actorId: id.optional(),
    name: z.string().nullable().optional(),
    engineers: z.array(named).optional(),
    projects: z.array(named).optional(),
    engineerId: id.optional(),
    formerEngineerId: id.optional(),
    team: z.array(id).optional(),
    batchId: id.optional(),
    undoes: id.optional(),
    undoneBy: id.optional(),
  }),
};

export type CollectionName = keyof typeof STORED_DOCUMENTS;
export const COLLECTION_NAMES = Object.keys(STORED_DOCUMENTS) as CollectionName[];

/** Problems of a single document, as one phrase per field. */
export function shapeProblems(collection: CollectionName, document: unknown): string[] {
  const { error } = STORED_DOCUMENTS[collection].safeParse(document);
  return (error?.issues ?? []).map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `has the unknown field ${issue.keys.join(', ')}`
      : `has an invalid ${issue.path.join('.') || 'shape'}`,
  );
}
