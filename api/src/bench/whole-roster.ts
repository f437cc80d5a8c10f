import { measure, msPerRequest } from './measure';
import { compare, pairedRuns } from './paired-runs';
import type { Result } from './report';
import type { Company } from './company';

const ROUNDS = 3;

const REQUESTS = [
  ['utilization', '/api/utilization'],
  ['engineers by availability', '/api/engineers?limit=50&sort=-availableCapacity'],
  [
    'engineers by availability in a span',
    '/api/engineers?limit=50&sort=-availableCapacity&from=2030-01-01&to=2031-01-01',
  ],
  ['suitable engineers', '/api/projects/{project}/suitable-engineers?limit=50'],
] as const;

/** Compares requests that involve every engineer with a page of fifty. */
export async function measureRosterRequests({ api, token, size, project }: Company): Promise<Result[]> {
  const get = (path: string) => () => measure({ url: `${api}${path}`, token, seconds: 3, connections: 1 });
  const results: Result[] = [];
  for (const [name, path] of REQUESTS) {
    const request = get(path.replace('{project}', project));
    const pairs = await pairedRuns(request, get('/api/engineers?limit=50'), ROUNDS);
    const what = `ms for ${name}, ${size.assignments} upcoming assignments, compared with 50 engineers`;
    results.push(compare(what, pairs, msPerRequest, { max: 3 }));
  }
  return results;
}
