import { applyBatch, type ApplyBatchBody } from '@erm/contracts/batches';
import { addDays } from '@erm/contracts/calendar-day';
import type { MongoClient } from 'mongodb';
import { openDatabase } from '../../api/src/collections/database';
import type { Company } from './company';
import { measure, msPerRequest } from './measure';
import { compare, pairedRuns } from './paired-runs';
import type { Result } from './report';

const ROUNDS = 3;
const ENGINEERS = '/api/engineers?limit=50';
const DAYS = 'from=2030-01-01&to=2030-06-30';

const VIEWS = [
  ['50 rows of the schedule by engineer', `/api/schedule?limit=50&form=short&${DAYS}`],
  ['25 rows of the schedule by project', `/api/schedule/projects?limit=25&form=short&${DAYS}`],
  ['50 rows of the roadmap', `/api/roadmap?limit=50&form=short&show=not-completed&sort=open&${DAYS}`],
] as const;

/** Time and size of a page of each view over days, compared with a page of fifty engineers. Without limits. */
export async function measureViews({ api, token }: Company): Promise<Result[]> {
  const get = (path: string) => () => measure({ url: `${api}${path}`, token, seconds: 3, connections: 1 });
  const kilobytes = async (path: string) => {
    const reply = await fetch(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!reply.ok) throw new Error(`${path} returned ${reply.status}`);
    return (await reply.arrayBuffer()).byteLength / 1000;
  };
  const page = await kilobytes(ENGINEERS);
  const results: Result[] = [];
  for (const [name, path] of VIEWS) {
    const pairs = await pairedRuns(get(path), get(ENGINEERS), ROUNDS);
    results.push(compare(`ms for ${name}, compared with 50 engineers`, pairs, msPerRequest, {}));
    const size = await kilobytes(path);
    const what = `kB of ${name}, compared with 50 engineers`;
    results.push({ what, ours: size.toFixed(0), other: page.toFixed(0), ratio: size / page });
  }
  return results;
}

/** Batches of one and of twenty capacity-checked updates, compared with a page of fifty engineers. Without limits. */
export async function measureBatches(
  client: MongoClient,
  { api, token, database }: Company,
): Promise<Result[]> {
  const assignments = await openDatabase(client, database)
    .assignments.find()
    .sort({ _id: 1 })
    .limit(20)
    .toArray();
  let isShort = false;
  const body = (count: number) => (): ApplyBatchBody => {
    isShort = !isShort;
    return {
      operations: assignments.slice(0, count).map(({ _id, startDate }) => ({
        action: 'update',
        id: _id.toHexString(),
        body: { endDate: addDays(startDate, isShort ? 3 : 4) },
      })),
    };
  };
  const page = () => measure({ url: `${api}${ENGINEERS}`, token, seconds: 3, connections: 1 });
  const results: Result[] = [];
  for (const count of [1, assignments.length]) {
    const post = body(count);
    const batches = () =>
      measure({ url: `${api}${applyBatch.path}`, token, seconds: 3, connections: 1, post });
    const pairs = await pairedRuns(batches, page, ROUNDS);
    const what = `ms for a batch of ${count}, compared with a page of 50 engineers`;
    results.push(compare(what, pairs, msPerRequest, {}));
  }
  return results;
}
