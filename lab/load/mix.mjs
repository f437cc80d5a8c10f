import { readFileSync } from 'node:fs';

/**
 * What a company does all day: kinds of requests, with the connections that send nothing else. The paths are those of
 * the screens.
 *
 * @typedef {object} Kind
 * @property {string} name
 * @property {number} connections
 * @property {() => Call} next
 *
 * @typedef {object} Call
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {string} [token]
 * @property {unknown} [body]
 *
 * @typedef {object} Company
 * @property {string} password of everybody
 * @property {string} manager an email
 * @property {string} engineer an email
 * @property {string} engineerId
 * @property {string} projectId
 * @property {{ engineerId: string, startDate: string, endDate: string }[]} free weeks without an assignment
 */

const DASHBOARD = [
  '/api/engineers?limit=5&sort=-availableCapacity',
  '/api/projects?limit=5',
  '/api/projects?limit=1&status=active',
  '/api/assignments?limit=1',
  '/api/assignments?limit=1&status=active',
  '/api/utilization',
];
const LISTS = ['/api/engineers?limit=50', '/api/projects?limit=50', '/api/assignments?limit=50'];
const SEARCHES = [
  '/api/engineers?limit=50&q=kafka',
  '/api/engineers?limit=50&q=engineer%201',
  '/api/assignments?limit=50&q=project%2042',
  '/api/projects?limit=50&q=99',
];
const YEAR = 'from=2030-01-01&to=2030-12-31';
const PLANNING = [
  `/api/schedule?${YEAR}&limit=50&form=short`,
  `/api/schedule?${YEAR}&limit=50&form=short&offset=1000&skill=Kafka`,
  `/api/schedule/projects?${YEAR}&limit=25&form=short`,
  '/api/availability?from=2030-01-01&limit=50',
  '/api/people?from=2030-01-01&to=2030-06-30&min=40&skill=Kafka',
  `/api/roadmap?${YEAR}&limit=50`,
];
/** Everything that a manager looks at. */
export const MANAGER_READS = [...DASHBOARD, ...LISTS, ...SEARCHES, ...PLANNING];

/**
 * @param {Company} company
 * @param {{ manager: string, engineer: string }} tokens
 * @returns {Kind[]}
 */
export function mixOf(company, tokens) {
  const { engineerId, projectId, password, manager, engineer } = company;
  const emails = roundRobin([manager, engineer]);
  const free = roundRobin(company.free);
  return [
    reads('dashboard', 3, tokens.manager, DASHBOARD),
    reads('lists', 4, tokens.manager, LISTS),
    reads('searches', 3, tokens.manager, SEARCHES),
    reads('planning', 2, tokens.manager, PLANNING),
    reads('suitable engineers', 1, tokens.manager, [
      `/api/projects/${projectId}/suitable-engineers?limit=50`,
    ]),
    reads('own workload', 3, tokens.engineer, [
      '/api/auth/profile',
      '/api/assignments?limit=50',
      `/api/engineers/${engineerId}/capacity`,
    ]),
    {
      name: 'sign-in',
      connections: 1,
      next: () => ({ method: 'POST', path: '/api/auth/login', body: { email: emails(), password } }),
    },
    {
      name: 'checked creation',
      connections: 2,
      next: () => ({
        method: 'POST',
        path: '/api/assignments',
        token: tokens.manager,
        body: { ...free(), projectId, allocationPercentage: 1, role: 'Developer' },
      }),
    },
  ];
}

/** @param {string} file */
export function readCompany(file) {
  return /** @type {Company} */ (JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * @param {string} name
 * @param {number} connections
 * @param {string} token
 * @param {string[]} paths
 * @returns {Kind}
 */
function reads(name, connections, token, paths) {
  const path = roundRobin(paths);
  return { name, connections, next: () => ({ method: 'GET', path: path(), token }) };
}

/**
 * @template Value
 * @param {readonly Value[]} values
 */
function roundRobin(values) {
  let at = 0;
  return () => {
    const value = values[at % values.length];
    at += 1;
    return /** @type {Value} */ (value);
  };
}
