import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * What a process of the API answers itself to what the web server forwards. Unlike `fetch`, does not decompress.
 *
 * @param {string} origin
 * @param {string} path
 * @param {Record<string, string>} headers
 * @returns {Promise<import('./browser.mjs').Reply>}
 */
export function directReply(origin, path, headers) {
  const forwarded = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { headers: { ...headers, ...forwarded } }, (reply) => {
      buffer(reply).then((body) => {
        const own = Object.entries(reply.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: reply.statusCode ?? 0, headers: Object.fromEntries(own), body });
      }, reject);
    });
    sent.once('error', reject).end();
  });
}
