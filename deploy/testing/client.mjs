import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** The web server gives up on a process of the API after 30 s, and on connecting to it after 2 s. */
const LIMIT_MS = 33_000;

/**
 * @typedef {object} Call
 * @property {'GET' | 'POST' | 'PUT' | 'DELETE'} method
 * @property {string} path
 * @property {string} [token]
 * @property {unknown} [body]
 * @property {string} [key] makes a creation repeatable
 *
 * @typedef {object} Reply
 * @property {number} status 0 without a response
 * @property {any} body parsed; null if it is not JSON
 * @property {number} ms
 * @property {string} [problem] why there is no response
 */

/**
 * Sends requests as browsers do, through the web server.
 *
 * @param {{ origin: string, certificate: string }} target
 */
export function openClient({ origin, certificate }) {
  const agent = new Agent({ keepAlive: true, ca: certificate });
  return {
    close: () => agent.destroy(),

    /** @param {Call} call @returns {Promise<Reply>} */
    async send({ method, path, token, body, key }) {
      const startedAt = performance.now();
      const took = () => performance.now() - startedAt;
      const signal = AbortSignal.timeout(LIMIT_MS);
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      try {
        const { status, content } = await new Promise((resolve, reject) => {
          const sent = request(new URL(path, origin), { method, headers, agent, signal }, (response) => {
            text(response).then(
              (received) => resolve({ status: response.statusCode, content: received }),
              reject,
            );
          });
          sent.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
        });
        return { status, body: parsed(content), ms: took() };
      } catch (error) {
        const problem = signal.aborted ? `no response in ${LIMIT_MS / 1000} s` : String(error);
        return { status: 0, body: null, ms: took(), problem };
      }
    },
  };
}

/** @typedef {ReturnType<typeof openClient>} Client */

/** @param {string} content */
function parsed(content) {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
