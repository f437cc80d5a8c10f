import type { MongoClient } from 'mongodb';
import { openDatabase } from '../../api/src/collections/database';
import type { Company } from './company';
import { weekOf } from './fill-database';
import { measure, msPerRequest, PAGE } from './measure';
import { compare, pairedRuns } from './paired-runs';
import type { Result } from './report';

/** Compares the cost of a page and of a capacity-checked creation with many and with few assignments. */
export async function measureScaling(client: MongoClient, large: Company, small: Company): Promise<Result[]> {
  const pages = await pairedRuns(get(large, PAGE), get(small, PAGE));
  const creations = await pairedRuns(await creating(client, large), await creating(client, small));
  const sizes = `${large.size.assignments} assignments compared with ${small.size.assignments}`;
  return [
    compare(`ms for a page of 50, ${sizes}`, pages, msPerRequest, { max: 1.3 }),
    compare(`ms for a checked creation, ${sizes}`, creations, msPerRequest, { max: 1.5 }),
  ];
}

/** Compares the cost of a page of projects with many projects and with fewer than one page. */
export async function measureProjectScaling(large: Company, few: Company): Promise<Result[]> {
  const page = '/api/projects?limit=50';
  const pages = await pairedRuns(get(large, page), get(few, page));
  const what = `ms for a page of 50 projects, ${large.size.projects} projects compared with ${few.size.projects}`;
  return [compare(what, pages, msPerRequest, { max: 1.5 })];
}

const get =
  ({ api, token }: Company, path: string) =>
  () =>
    measure({ url: `${api}${path}`, token, seconds: 4, connections: 1 });

/** Creates assignments one at a time, each in a week in which its engineer has no other. */
async function creating(client: MongoClient, { api, token, database, size, project }: Company) {
  const db = openDatabase(client, database);
  const engineers = await db.users.find({ role: 'engineer' }).sort({ _id: 1 }).toArray();
  let next = size.assignments;
  const post = () => {
    const n = next;
    next += 1;
    return {
      engineerId: engineers[n % engineers.length]?._id,
      projectId: project,
      allocationPercentage: 50,
      role: 'Developer',
      ...weekOf(n, size),
    };
  };
  return () => measure({ url: `${api}/api/assignments`, token, seconds: 4, connections: 1, post });
}

/** Documents that a real server examines for a page, per document it returns, according to its own profiler. */
export async function measureExaminedDocuments(
  client: MongoClient,
  { api, token, database }: Company,
): Promise<Result> {
  const db = client.db(database);
  await db.command({ profile: 2 });
  const reply = await fetch(`${api}${PAGE}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await db.command({ profile: 0 });
  if (reply.status !== 200) throw new Error(`The page returned ${reply.status}`);
  const queries = await db
    .collection<{ docsExamined: number; nreturned: number }>('system.profile')
    .find({ docsExamined: { $exists: true }, nreturned: { $exists: true } })
    .toArray();
  const examined = queries.reduce((sum, { docsExamined }) => sum + docsExamined, 0);
  const returned = queries.reduce((sum, { nreturned }) => sum + nreturned, 0);
  return {
    what: `documents examined per document returned, ${queries.length} queries of a page of 50`,
    ours: `${examined}`,
    other: `${returned}`,
    ratio: examined / returned,
    max: 1.2,
  };
}
