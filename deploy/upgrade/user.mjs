import { Failure } from '@erm/tooling/run/failure.mjs';

const MANAGER = {
  name: 'Marta',
  email: 'marta@example.com',
  password: 'a-long-secret-password',
  role: 'manager',
};
const YEAR = { startDate: '2026-01-01', endDate: '2026-12-31' };

/** What a manager does with the API, in words that every release understands. */
export class Manager {
  #origin;
  #token = '';

  /** @param {string} origin of a process of the API */
  constructor(origin) {
    this.#origin = origin;
  }

  async register() {
    this.#token = (await this.#send('POST', '/api/auth/register', MANAGER)).token;
  }

  async signIn() {
    const { email, password } = MANAGER;
    this.#token = (await this.#send('POST', '/api/auth/login', { email, password })).token;
  }

  /** @param {string} name @returns {Promise<string>} its ID */
  async addProject(name) {
    const body = { ...YEAR, name, description: 'Written by a test', status: 'active' };
    return (await this.#send('POST', '/api/projects', body)).project._id;
  }

  /** @param {string} name @returns {Promise<string>} their ID */
  async addEngineer(name) {
    const email = `${name.toLowerCase()}@example.com`;
    const body = { name, email, password: 'another-secret-password', department: 'Platform' };
    return (await this.#send('POST', '/api/engineers', body)).engineer._id;
  }

  /** @param {string} engineerId @param {string} projectId @param {string} role @returns {Promise<string>} its ID */
  async assign(engineerId, projectId, role) {
    const body = { ...YEAR, engineerId, projectId, role, allocationPercentage: 10 };
    return (await this.#send('POST', '/api/assignments', body)).assignment._id;
  }

  /** @param {string} id of an assignment @param {string} role */
  async rename(id, role) {
    const version = (await this.#assignments()).find(({ _id }) => _id === id)?.version;
    await this.#send('PUT', `/api/assignments/${id}`, { role, version });
  }

  /** The roles of all assignments. */
  async roles() {
    return (await this.#assignments()).map(({ role }) => role).toSorted();
  }

  /** @returns {Promise<{ _id: string, role: string, version: number }[]>} */
  #assignments() {
    return this.#send('GET', '/api/assignments?limit=100');
  }

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} the data */
  async #send(method, path, body) {
    const reply = await fetch(this.#origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Failure(`${method} ${path}: ${reply.status}`, { output: text });
    return JSON.parse(text).data;
  }
}
