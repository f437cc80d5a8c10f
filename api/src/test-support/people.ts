import { createAssignment } from '@erm/contracts/assignment-edits';
import { register } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { createEngineer } from '@erm/contracts/engineer-edits';
import { createProject } from '@erm/contracts/project-edits';
import { call, type Api } from './call';

export const PASSWORD = 'secret-password';

let count = 0;

export function freshEmail(name = 'user'): string {
  count += 1;
  return `${name}-${count}@example.com`;
}

/** Registers a new account and returns its session. */
export async function signUp(api: Api, role: 'manager' | 'engineer', name = 'Robin Reed') {
  const body = { name, email: freshEmail(role), password: PASSWORD, role };
  const { data } = await call(api, register, { body });
  return { ...data, id: data.user._id };
}

export async function signIn(api: Api, email: string, password = PASSWORD): Promise<string> {
  const { data } = await call(api, login, { body: { email, password } });
  return data.token;
}

export async function addEngineer(api: Api, token: string, fields: Record<string, unknown> = {}) {
  const body = {
    name: 'Ada Park',
    email: freshEmail('engineer'),
    password: PASSWORD,
    department: 'Web',
    ...fields,
  };
  const { data } = await call(api, createEngineer, { token, body });
  return data.engineer;
}

export async function addProject(api: Api, token: string, fields: Record<string, unknown> = {}) {
  const body = {
    name: 'Harbour',
    description: 'Moves the booking desk',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    ...fields,
  };
  const { data } = await call(api, createProject, { token, body });
  return data.project;
}

interface AssignmentFields {
  engineerId: string;
  projectId: string;
  allocationPercentage?: number;
  startDate?: string;
  endDate?: string;
  role?: string;
}

export function assignmentBody(fields: AssignmentFields) {
  return {
    allocationPercentage: 50,
    role: 'Developer',
    startDate: '2026-03-01',
    endDate: '2026-03-31',
    ...fields,
  };
}

export async function assign(api: Api, token: string, fields: AssignmentFields) {
  const { data } = await call(api, createAssignment, { token, body: assignmentBody(fields) });
  return data.assignment;
}
