import autocannon from 'autocannon';

/**
 * @typedef {object} KindResult
 * @property {string} name
 * @property {number} perSecond
 * @property {number} p50 in milliseconds, like the others
 * @property {number} p95
 * @property {number} p99
 * @property {number} max
 * @property {number} errors responses other than success, time-outs, and broken connections
 *
 * @typedef {object} Target
 * @property {string} origin
 * @property {string} certificate
 */

/**
 * Sends all kinds of requests at the same time.
 *
 * @param {Target} target
 * @param {import('./mix.mjs').Kind[]} mix
 * @param {{ seconds: number, rate?: number }} load the rate is that of all kinds together; by default, as fast as possible
 * @returns {Promise<KindResult[]>} the kinds, and all together as the last one
 */
export async function runMix(target, mix, { seconds, rate }) {
  const connections = mix.reduce((sum, kind) => sum + kind.connections, 0);
  const runs = mix.map(async (kind) => {
    const share = rate && Math.max(1, Math.round((rate * kind.connections) / connections));
    return { kind, ...(await runKind(target, kind, seconds, share)) };
  });
  const done = await Promise.all(runs);
  const results = done.map(({ kind, times, errors }) => summarize(kind.name, times, errors, seconds));
  const allTimes = done.flatMap(({ times }) => times);
  const allErrors = done.reduce((sum, { errors }) => sum + errors, 0);
  return [...results, summarize('all', allTimes, allErrors, seconds)];
}

/**
 * @param {Target} target
 * @param {import('./mix.mjs').Kind} kind
 * @param {number} seconds
 * @param {number | undefined} rate
 * @returns {Promise<{ times: number[], errors: number }>}
 */
function runKind({ origin, certificate }, { connections, next }, seconds, rate) {
  return new Promise((resolve, reject) => {
    /** @type {number[]} */
    const times = [];
    const instance = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        timeout: 30,
        ...(rate && { overallRate: rate }),
        tlsOptions: { ca: certificate },
        requests: [{ setupRequest: (sent) => ({ ...sent, ...toRequest(next()) }) }],
      },
      (error, result) => {
        if (error) reject(error);
        else resolve({ times, errors: result.non2xx + result.errors + result.timeouts });
      },
    );
    instance.on('response', (_client, status, _bytes, ms) => {
      if (status >= 200 && status < 300) times.push(ms);
    });
  });
}

/** @param {import('./mix.mjs').Call} call */
function toRequest({ method, path, token, body }) {
  return {
    method,
    path,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/**
 * @param {string} name
 * @param {number[]} times
 * @param {number} errors
 * @param {number} seconds
 * @returns {KindResult}
 */
function summarize(name, times, errors, seconds) {
  const sorted = Float64Array.from(times).sort();
  /** @param {number} share */
  const percentile = (share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    name,
    perSecond: sorted.length / seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    max: percentile(1),
    errors,
  };
}
