import { connect, constants } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

/**
 * @typedef {object} Reply
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {Buffer} body as it was sent, still compressed
 */

/**
 * One connection to an origin, with HTTP/2 and TLS as a browser's.
 *
 * @param {string} origin
 * @param {string} certificate the authority to trust
 * @param {string} [address] the local address to connect from
 */
export function openBrowser(origin, certificate, address) {
  const { hostname, port } = new URL(origin);
  // The types of TLS do not know `localAddress`, so this is no literal where it is used.
  const options = {
    host: hostname,
    port: Number(port),
    localAddress: address,
    ca: certificate,
    ALPNProtocols: ['h2'],
  };
  const session = connect(origin, { createConnection: () => connectTls(options) });
  return {
    /** The protocol that was agreed on, h2 or http/1.1. */
    protocol: () => session.alpnProtocol,
    close: () => session.close(),

    /**
     * @param {string} path
     * @param {{ method?: string, headers?: Record<string, string>, body?: unknown }} [options]
     * @returns {Promise<Reply>}
     */
    async request(path, { method = 'GET', headers = {}, body } = {}) {
      const stream = session.request({ ':method': method, ':path': path, ...headers });
      stream.end(body === undefined ? undefined : JSON.stringify(body));
      /** @type {Promise<import('node:http2').IncomingHttpHeaders>} */
      const answered = new Promise((resolve, reject) => {
        stream.once('response', resolve).once('error', reject);
      });
      const received = await answered;
      return {
        status: Number(received[constants.HTTP2_HEADER_STATUS]),
        headers: plainHeaders(received),
        body: await buffer(stream),
      };
    },
  };
}

/** @param {import('node:http2').IncomingHttpHeaders} headers */
const plainHeaders = (headers) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !name.startsWith(':'))
      .map(([name, value]) => [name, String(value)]),
  );
