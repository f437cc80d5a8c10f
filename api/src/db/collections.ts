import type { Collection } from 'mongodb';
import type { AssignmentDocument } from './assignment-document';
import type { AuditDocument } from './audit-document';
import type { CreationDocument } from './creation-document';
import type { ProjectDocument } from './project-document';
import type { RateLimitDocument } from './rate-limit-document';
import type { UserDocument } from './user-document';

/** Every collection of the database and what its documents are. */
export interface Collections {
  users: Collection<UserDocument>;
  projects: Collection<ProjectDocument>;
  assignments: Collection<AssignmentDocument>;
  audit: Collection<AuditDocument>;
  creations: Collection<CreationDocument>;
  rateLimits: Collection<RateLimitDocument>;
}
