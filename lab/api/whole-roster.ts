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
  ['availability by week', '/api/availability?limit=50&from=2030-01-01'],
  [
    'availability by month, most free first',
    '/api/availability?limit=50&from=2030-01-01&by=month&columns=12&sort=-free',
  ],
  ['availability on a project', '/api/availability?limit=50&from=2030-01-01&project={project}'],
  [
    'people for a project',
    '/api/people?from=2030-01-01&to=2030-06-30&min=40&skill=Go&skill=PostgreSQL&project={project}',
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
