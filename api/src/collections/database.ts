import type { Collection, MongoClient } from 'mongodb';
import { assignmentIndexes, type AssignmentDocument } from './assignment-document';
import { auditIndexes, type AuditDocument } from './audit-document';
import { createTransactionRunner, MAJORITY, type RunTransaction } from '../db/transaction';
import { storedResponseIndexes, type StoredResponse } from './stored-answer';
import { invitationIndexes, type InvitationDocument } from './invitation-document';
import { projectIndexes, type ProjectDocument } from './project-document';
import { rateLimitIndexes, type RateLimitDocument } from './rate-limit-document';
import { identityIndexes, type IdentityDocument } from './identity-document';
import { deletedCredentialsIndexes, type DeletedCredentials } from './deleted-credentials-document';
import { userIndexes, type UserDocument } from './user-document';

/** Every collection of the product, and transactions over them. */
export interface Database {
  users: Collection<UserDocument>;
  projects: Collection<ProjectDocument>;
  assignments: Collection<AssignmentDocument>;
  audit: Collection<AuditDocument>;
  invitations: Collection<InvitationDocument>;
  storedResponses: Collection<StoredResponse>;
  rateLimits: Collection<RateLimitDocument>;
  identities: Collection<IdentityDocument>;
  deletedCredentials: Collection<DeletedCredentials>;
  /** The changes of stored data that are finished and need not run again. */
  migrations: Collection<{ _id: string; finishedAt: Date }>;
  /** Written to find out whether writing works. */
  probes: Collection<{ _id: string; at: Date }>;
  transaction: RunTransaction;
  /** Creating an index that exists is free, so every start does it. */
  createIndexes(): Promise<void>;
}

export function openDatabase(client: MongoClient, name: string): Database {
  const db = client.db(name, MAJORITY);
  const users = db.collection<UserDocument>('users');
  const projects = db.collection<ProjectDocument>('projects');
  const assignments = db.collection<AssignmentDocument>('assignments');
  const audit = db.collection<AuditDocument>('audit');
  const invitations = db.collection<InvitationDocument>('invitations');
  // The collection's name in existing databases.
  const storedResponses = db.collection<StoredResponse>('creations');
  const rateLimits = db.collection<RateLimitDocument>('rateLimits');
  const deletedCredentials = db.collection<DeletedCredentials>('deletedCredentials');
  const identities = db.collection<IdentityDocument>('identities');
  return {
    users,
    projects,
    assignments,
    audit,
    invitations,
    storedResponses,
    rateLimits,
    migrations: db.collection('migrations'),
    probes: db.collection('probes'),
    identities,
    deletedCredentials,
    transaction: createTransactionRunner(client),
    async createIndexes() {
      await users.createIndexes(userIndexes);
      await projects.createIndexes(projectIndexes);
      await assignments.createIndexes(assignmentIndexes);
      await audit.createIndexes(auditIndexes);
      await invitations.createIndexes(invitationIndexes);
      await storedResponses.createIndexes(storedResponseIndexes);
      await rateLimits.createIndexes(rateLimitIndexes);
      await identities.createIndexes(identityIndexes);
      await deletedCredentials.createIndexes(deletedCredentialsIndexes);
    },
  };
}
