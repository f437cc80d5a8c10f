import { addDays, type CalendarDay } from '@erm/contracts/calendar-day';
import { newAssignmentDocument, type AssignmentDocument } from '../collections/assignment-document';
import { newProjectDocument, type ProjectDocument } from '../collections/project-document';
import { newUserDocument, type UserDocument } from '../collections/user-document';
import type { AuditDocument } from '../collections/audit-document';
import { deriveFields } from '../derived-fields/derive-fields';
import { DEMO_ENGINEERS, DEMO_MANAGER } from './demo-people';
import { buildHistory } from './demo-history';
import { DEMO_PROJECTS, type DemoProject, type DemoProjectKey } from './demo-projects';

export interface SeedDocuments {
  users: UserDocument[];
  projects: ProjectDocument[];
  assignments: AssignmentDocument[];
  /** What led to them. */
  audit: AuditDocument[];
}

/** The demo data as documents: always the same plan, relative to `today`, with a history that ends `now`. */
export function buildDemo(today: CalendarDay, passwordHash: string, now = new Date()): SeedDocuments {
  const span = (from: number, to: number) => ({
    startDate: addDays(today, from),
    endDate: addDays(today, to),
  });
  const build = ({ from, to, requiredSkills, ...fields }: DemoProject) =>
    newProjectDocument({ ...fields, requiredSkills: [...requiredSkills], ...span(from, to) });
  const projects = new Map(Object.entries(DEMO_PROJECTS).map(([key, project]) => [key, build(project)]));
  const projectOf = (key: DemoProjectKey): ProjectDocument => projects.get(key)!;

  const manager = buildManager(passwordHash);
  const users = [manager];
  const assignments: AssignmentDocument[] = [];
  for (const { work, skills, ...fields } of DEMO_ENGINEERS) {
    const user = newUserDocument({ ...fields, skills: [...skills], role: 'engineer' }, passwordHash);
    users.push(user);
    for (const [project, role, allocationPercentage, from, to] of work) {
      const assignment = { role, allocationPercentage, ...span(from, to) };
      assignments.push(newAssignmentDocument(assignment, user, projectOf(project)));
    }
  }
  const company = deriveFields({ users, projects: [...projects.values()], assignments });
  return { ...company, audit: buildHistory(company, manager, now) };
}

export function buildManager(passwordHash: string): UserDocument {
  return newUserDocument(
    { ...DEMO_MANAGER, role: 'manager', skills: [], seniority: null, maxCapacity: 100 },
    passwordHash,
  );
}
