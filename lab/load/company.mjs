import { join } from 'node:path';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { runCommand } from '@erm/tooling/run/command.mjs';
import { Failure } from '@erm/tooling/run/failure.mjs';
import { readCompany } from './mix.mjs';

const FILL = join(import.meta.dirname, 'fill-for-load.ts');

/**
 * Fills a deployment's empty database.
 *
 * @param {import('@erm/deploy/local').Deployment} deployment
 * @param {{ engineers: number, projects: number, assignments: number }} size
 */
export async function fillDeployment(deployment, { engineers, projects, assignments }) {
  // Where the libraries of the API are found.
  const outdir = join(repositoryRoot, 'api/node_modules/.cache/load');
  const { buildApi } = await import('../../api/scripts/build.mjs');
  await buildApi({ outdir, entryPoints: { fill: FILL } });
  const file = join(deployment.folder, 'company.json');
  const sizes = [engineers, projects, assignments].map(String);
  const env = { ...process.env, MONGODB_URI: deployment.database.uri };
  const { code, output } = await runCommand(process.execPath, [join(outdir, 'fill.js'), file, ...sizes], {
    env,
  });
  if (code !== 0) throw new Failure('The database could not be filled.', { output });
  return readCompany(file);
}

/**
 * @param {import('@erm/deploy/local').Deployment} deployment
 * @param {string} email
 * @param {string} password
 * @returns {Promise<string>} a token
 */
export async function signIn({ apiOrigins: [origin] }, email, password) {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!reply.ok) throw new Error(`Signing in returned ${reply.status}: ${await reply.text()}`);
  const { data } = /** @type {{ data: { token: string } }} */ (await reply.json());
  return data.token;
}
