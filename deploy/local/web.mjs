import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SECRETS } from '../secrets/create-secrets.mjs';
import { Part } from './part.mjs';

const TEMPLATE = fileURLToPath(new URL('../web/engineering-rm.conf.template', import.meta.url));

/**
 * nginx, with the configuration that the containers use.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.secrets the folder of the secrets
 * @param {string} options.nginx
 * @param {string} options.origin
 * @param {{ https: number, http: number, api: number[] }} options.ports
 */
export function webPart({ folder, secrets, nginx, origin, ports }) {
  const home = join(folder, 'web');
  mkdirSync(join(home, 'cache'), { recursive: true });
  const servers = ['fail_timeout=2s', 'max_fails=0 backup'].flatMap((how) =>
    ports.api.map((port) => `server 127.0.0.1:${port} ${how};`),
  );
  const site = render(readFileSync(TEMPLATE, 'utf8'), {
    WEB_ORIGIN: origin,
    WEB_HTTPS_ADDRESS: `127.0.0.1:${ports.https}`,
    WEB_HTTP_ADDRESS: `127.0.0.1:${ports.http}`,
    WEB_API_SERVERS: servers.join('\n  '),
    WEB_CERTIFICATE: join(secrets, SECRETS.certificate),
    WEB_CERTIFICATE_KEY: join(secrets, SECRETS.certificateKey),
    WEB_CACHE_DIR: join(home, 'cache'),
    WEB_ACCESS_LOG: '/dev/stdout',
    // Nothing is looked up, because the servers have addresses.
    NGINX_LOCAL_RESOLVERS: '127.0.0.1',
  });
  const configuration = join(home, 'nginx.conf');
  writeFileSync(configuration, wholeConfiguration(home, site));
  return new Part({
    name: 'web',
    folder,
    program: nginx,
    args: ['-c', configuration, '-e', 'stderr'],
    stopSignal: 'SIGQUIT',
    isReady: () => isHealthy(ports.http),
  });
}

/**
 * Replaces `${NAME}`, and nothing else, as `envsubst` does in the container.
 *
 * @param {string} template
 * @param {Record<string, string>} values
 */
function render(template, values) {
  return template.replace(/\$\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The web server's configuration needs ${name}.`);
    return value;
  });
}

/**
 * Around the site, what the image of nginx brings along.
 *
 * @param {string} home
 * @param {string} site
 */
const wholeConfiguration = (home, site) => `daemon off;
pid ${home}/nginx.pid;
# Workers keep the user that starts nginx, who owns the folder, also if that is root.
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
error_log stderr warn;
events {}
http {
client_body_temp_path ${home}/body;
proxy_temp_path ${home}/proxy;
fastcgi_temp_path ${home}/fastcgi;
uwsgi_temp_path ${home}/uwsgi;
scgi_temp_path ${home}/scgi;
${site}}
`;

/** @param {number} port */
const isHealthy = (port) =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/web-health' }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 204);
    }).once('error', () => resolve(false));
  });
