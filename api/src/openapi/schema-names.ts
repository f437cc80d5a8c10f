import { applyBatchBody, operationInput, projectOperationBody } from '@erm/contracts/batches';
import {
  assignmentEngineerSchema,
  assignmentProjectSchema,
  assignmentSchema,
} from '@erm/contracts/assignments';
import { createAssignmentBody, updateAssignmentBody } from '@erm/contracts/assignment-edits';
import { auditRecordSchema } from '@erm/contracts/audit';
import { profileBody, registerBody } from '@erm/contracts/auth';
import { loginBody } from '@erm/contracts/sign-in';
import { availabilityViewSchema } from '@erm/contracts/availability-view';
import { changeSchema } from '@erm/contracts/changes';
import {
  capacityAssignmentSchema,
  engineerCapacitySchema,
  engineerSchema,
  overloadSchema,
} from '@erm/contracts/engineers';
import { createEngineerBody, updateEngineerBody } from '@erm/contracts/engineer-edits';
import { daySpanSchema, loadStepSchema } from '@erm/contracts/day-span';
import { pageSchema } from '@erm/contracts/envelope';
import { failureSchema, issueSchema } from '@erm/contracts/errors';
import { liveEventSchema } from '@erm/contracts/events';
import {
  acceptInvitationBody,
  invitationOfferSchema,
  lookupInvitationBody,
} from '@erm/contracts/invitation-links';
import { createInvitationBody, invitationSchema } from '@erm/contracts/invitations';
import { managerSchema, updateManagerBody } from '@erm/contracts/managers';
import { passwordBody } from '@erm/contracts/password';
import { peopleFoundSchema, personFoundSchema, personNearlySchema } from '@erm/contracts/people';
import { projectSchema, suitableEngineerSchema } from '@erm/contracts/projects';
import { createProjectBody, updateProjectBody } from '@erm/contracts/project-edits';
import { roadmapProjectSchema, roadmapSchema } from '@erm/contracts/roadmap';
import { rosterEngineerSchema } from '@erm/contracts/roster-engineer';
import {
  deletedEngineerRowSchema,
  memberAssignmentSchema,
  projectScheduleRowSchema,
  projectScheduleSchema,
  scheduleAssignmentSchema,
  scheduleProjectSchema,
  scheduleRowSchema,
  scheduleSchema,
} from '@erm/contracts/schedule';
import { ssoSessionBody } from '@erm/contracts/sso';
import { telemetryBody, telemetryEventInput } from '@erm/contracts/telemetry';
import { userSchema } from '@erm/contracts/users';
import { soonAssignmentSchema, utilizationSchema } from '@erm/contracts/utilization';
import type { z } from 'zod';

/** The schemas that the document names, so that a generated client has a type for each. */
export const SCHEMAS: Readonly<Record<string, z.core.$ZodType>> = {
  Failure: failureSchema,
  Issue: issueSchema,
  Page: pageSchema,

  User: userSchema,
  LoginBody: loginBody,
  RegisterBody: registerBody,
  ProfileBody: profileBody,
  PasswordBody: passwordBody,
  SsoSessionBody: ssoSessionBody,

  Manager: managerSchema,
  UpdateManagerBody: updateManagerBody,
  Invitation: invitationSchema,
  InvitationOffer: invitationOfferSchema,
  CreateInvitationBody: createInvitationBody,
  LookupInvitationBody: lookupInvitationBody,
  AcceptInvitationBody: acceptInvitationBody,

  Engineer: engineerSchema,
  EngineerCapacity: engineerCapacitySchema,
  CapacityAssignment: capacityAssignmentSchema,
  Overload: overloadSchema,
  CreateEngineerBody: createEngineerBody,
  UpdateEngineerBody: updateEngineerBody,

  Project: projectSchema,
  SuitableEngineer: suitableEngineerSchema,
  CreateProjectBody: createProjectBody,
  UpdateProjectBody: updateProjectBody,

  Assignment: assignmentSchema,
  AssignmentEngineer: assignmentEngineerSchema,
  AssignmentProject: assignmentProjectSchema,
  CreateAssignmentBody: createAssignmentBody,
  UpdateAssignmentBody: updateAssignmentBody,
  ApplyBatchBody: applyBatchBody,
  Operation: operationInput,
  ProjectOperationBody: projectOperationBody,

  DaySpan: daySpanSchema,
  LoadStep: loadStepSchema,
  RosterEngineer: rosterEngineerSchema,
  AvailabilityView: availabilityViewSchema,
  PeopleFound: peopleFoundSchema,
  PersonFound: personFoundSchema,
  PersonNearly: personNearlySchema,
  Utilization: utilizationSchema,
  SoonAssignment: soonAssignmentSchema,

  Schedule: scheduleSchema,
  ScheduleRow: scheduleRowSchema,
  ScheduleProject: scheduleProjectSchema,
  ScheduleAssignment: scheduleAssignmentSchema,
  DeletedEngineerRow: deletedEngineerRowSchema,
  ProjectSchedule: projectScheduleSchema,
  ProjectScheduleRow: projectScheduleRowSchema,
  MemberAssignment: memberAssignmentSchema,
  Roadmap: roadmapSchema,
  RoadmapProject: roadmapProjectSchema,

  AuditRecord: auditRecordSchema,
  Change: changeSchema,
  LiveEvent: liveEventSchema,
  TelemetryBody: telemetryBody,
  TelemetryEvent: telemetryEventInput,
};

const update = {
  minProperties: 1,
  description: 'At least one field besides `version`. Fields that are omitted keep their values.',
};

/** Descriptions of named schemas beyond validation. */
export const NOTES: Readonly<Record<string, object>> = {
  UpdateManagerBody: update,
  UpdateEngineerBody: update,
  UpdateProjectBody: update,
  UpdateAssignmentBody: update,
  ProfileBody: {
    ...update,
    description: `${update.description} Managers have only a name and a department.`,
  },
};
