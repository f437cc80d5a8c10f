/** @typedef {{ call: import('@erm/deploy/testing/client.mjs').Call, reply: import('@erm/deploy/testing/client.mjs').Reply }} Exchange */

const MOST_SHOWN = 10;

/** Counts requests, and keeps those whose answer is none that a client can be expected to handle. */
export class Tally {
  #mayFail;
  #mayEndSessions;
  requests = 0;
  unavailable = 0;
  longestMs = 0;
  wrong = 0;
  /** @type {string[]} */
  examples = [];

  /** @param {{ mayFail: boolean, mayEndSessions: boolean }} allowed */
  constructor({ mayFail, mayEndSessions }) {
    this.#mayFail = mayFail;
    this.#mayEndSessions = mayEndSessions;
  }

  /** @param {Exchange} exchange */
  count({ call, reply }) {
    this.requests += 1;
    this.longestMs = Math.max(this.longestMs, reply.ms);
    if (reply.status === 503) this.unavailable += 1;
    if (this.#isExpected(call, reply)) return;
    this.wrong += 1;
    if (this.examples.length === MOST_SHOWN) return;
    const answer = reply.problem ?? `${reply.status} ${JSON.stringify(reply.body)}`;
    this.examples.push(`${call.method} ${call.path}: ${answer}`);
  }

  /**
   * @param {import('@erm/deploy/testing/client.mjs').Call} call
   * @param {import('@erm/deploy/testing/client.mjs').Reply} reply
   */
  #isExpected({ method }, { status, body }) {
    if (status >= 200 && status < 300) return body?.success === true;
    if (!this.#mayFail) return false;
    if (!isFailure(body)) return false;
    if (status === 503) return body.code === 'UNAVAILABLE';
    if (status === 401) return this.#mayEndSessions;
    // The web server has repeated a request that had been executed.
    return (method === 'PUT' && body.code === 'CONFLICT') || (method === 'DELETE' && status === 404);
  }
}

/** @param {any} body */
const isFailure = (body) =>
  body?.success === false &&
  ['error', 'message', 'code', 'requestId'].every((name) => typeof body[name] === 'string');
