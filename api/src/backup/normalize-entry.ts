import { z } from 'zod';
import type { ObjectId } from '../db/id';
import type { AssignmentDocument } from '../collections/assignment-document';
import type { ProjectDocument } from '../collections/project-document';
import {
  normalizeAssignment,
  normalizeInvitation,
  normalizeProject,
  normalizeUser,
} from '../stored-texts/normalize-document';
import type { InvitationDocument } from '../collections/invitation-document';
import type { UserDocument } from '../collections/user-document';
import type { BackupEntry } from './read-backup';

const _id = z.custom<ObjectId>(
  (value) => typeof value === 'object' && value !== null && 'toHexString' in value,
);
const texts = z.array(z.string());
const user = z.looseObject({
  _id,
  name: z.string(),
  email: z.string(),
  department: z.string(),
  skills: texts,
});
const project = z.looseObject({
  _id,
  name: z.string(),
  description: z.string(),
  requiredSkills: texts,
  teamSkills: z.optional(texts),
});
const invitation = z.looseObject({ name: z.string().nullable() });
const assignment = z.looseObject({ role: z.string(), engineerId: _id, projectId: _id });

/**
 * Normalizes a backup's documents one by one: users and projects come before the assignments, which are sorted by their
 * names. Invalid values are left alone for the check to report.
 */
export function entryNormalizer(): (entry: BackupEntry) => BackupEntry {
  const engineers = new Map<string, string>();
  const projects = new Map<string, string>();
  return ({ collection, document }) => {
    if (collection === 'users' && user.safeParse(document).success) {
      const normalized = normalizeUser(document as UserDocument);
      engineers.set(normalized._id.toHexString(), normalized.name);
      return { collection, document: normalized };
    }
    if (collection === 'projects' && project.safeParse(document).success) {
      const normalized = normalizeProject(document as ProjectDocument);
      projects.set(normalized._id.toHexString(), normalized.name);
      return { collection, document: normalized };
    }
    if (collection === 'assignments' && assignment.safeParse(document).success) {
      const stored = document as AssignmentDocument;
      const names = {
        engineer: engineers.get(stored.engineerId.toHexString()),
        project: projects.get(stored.projectId.toHexString()),
      };
      return { collection, document: normalizeAssignment(stored, names) };
    }
    if (collection === 'invitations' && invitation.safeParse(document).success) {
      return { collection, document: normalizeInvitation(document as InvitationDocument) };
    }
    return { collection, document };
  };
}
