import type { MongoClient } from 'mongodb';
import { openDatabase } from '../database';
import { compare, pairedRuns } from './paired-runs';
import { weekOf } from './fill-database';
import { measure, PAGE } from './measure';
import type { Result } from './report';

/** One company, served by a process of its own. */
export interface Sized {
  api: string;
  token: string;
  database: string;
  assignments: number;
}

/** What a page and a checked creation cost where there is much, beside where there is little. */
export async function scaling(client: MongoClient, large: Sized, small: Sized): Promise<Result[]> {
  const page = ({ api, token }: Sized) => {
    return measure({ url: `${api}${PAGE}`, token, seconds: 4, connections: 1 });
  };
  const pages = await pairedRuns(
    () => page(large),
    () => page(small),
  );
  const creations = await pairedRuns(await creating(client, large), await creating(client, small));
  const sizes = `${large.assignments} assignments beside ${small.assignments}`;
  const msOf = ({ perSecond }: { perSecond: number }) => 1000 / perSecond;
  return [
    compare(`ms for a page of 50, ${sizes}`, pages, msOf, { max: 1.3 }),
    compare(`ms for a checked creation, ${sizes}`, creations, msOf, { max: 1.5 }),
  ];
}

/** Creates assignments one after the other, each in a week in which its engineer is free. */
async function creating(client: MongoClient, { api, token, database, assignments }: Sized) {
  const db = openDatabase(client, database);
  const engineers = await db.users.find({ role: 'engineer' }).sort({ _id: 1 }).toArray();
  const project = await db.projects.findOne();
  let next = assignments;
  const post = () => {
    const n = next;
    next += 1;
    return {
      engineerId: engineers[n % engineers.length]?._id,
      projectId: project?._id,
      allocationPercentage: 50,
      role: 'Developer',
      ...weekOf(n),
    };
  };
  return () => measure({ url: `${api}/api/assignments`, token, seconds: 4, connections: 1, post });
}

/** Documents that a page makes a real server look at, for each that it returns; by the server's own profile. */
export async function examinedForPage(client: MongoClient, { api, token, database }: Sized): Promise<Result> {
  const db = client.db(database);
  await db.command({ profile: 2 });
  const reply = await fetch(`${api}${PAGE}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await db.command({ profile: 0 });
  if (reply.status !== 200) throw new Error(`The page was answered ${reply.status}`);
  const queries = await db
    .collection<{ docsExamined: number; nreturned: number }>('system.profile')
    .find({ docsExamined: { $exists: true }, nreturned: { $exists: true } })
    .toArray();
  const examined = queries.reduce((sum, { docsExamined }) => sum + docsExamined, 0);
  const returned = queries.reduce((sum, { nreturned }) => sum + nreturned, 0);
  return {
    what: `documents examined for those returned, ${queries.length} queries of a page of 50`,
    ours: `${examined}`,
    other: `${returned}`,
    ratio: examined / returned,
    max: 1.2,
  };
}
