import { register } from '@erm/contracts/auth';
import type { MongoClient } from 'mongodb';
import { openDatabase } from '../../api/src/collections/database';
import { fillDatabase, type CompanySize } from './fill-database';
import { startProgram, type Program } from './start-program';

export const MANAGER = {
  name: 'Marta',
  email: 'marta@example.com',
  password: 'secret-password',
  role: 'manager',
};

/** A company served by its own API process. */
export interface Company {
  size: CompanySize;
  api: string;
  token: string;
  database: string;
  /** The ID of one of its projects. */
  project: string;
  program: Program;
}

export async function serveCompany(
  client: MongoClient,
  database: string,
  size: CompanySize,
  environment: Record<string, string>,
): Promise<Company> {
  const db = openDatabase(client, database);
  await db.createIndexes();
  await fillDatabase(db, size);
  const project = await db.projects.findOne();
  const program = await startProgram('main.js', environment);
  const reply = await fetch(`${program.url}${register.path}`, {
    method: register.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MANAGER),
  });
  const { token } = register.response.parse(await reply.json()).data;
  return { size, api: program.url, token, database, project: String(project?._id), program };
}
