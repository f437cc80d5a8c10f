import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot, workspacePackages } from '../build/workspace.mjs';
import { binary, runLive } from '../run/command.mjs';
import { playwrightCounts, vitestCounts, vitestTestsIn } from './counts.mjs';

/** The folders of the packages whose tests run against a store: the embedded one, and the packages that start it. */
const storeFolders = [...workspacePackages().values()]
  .filter(({ name, manifest }) =>
    [name, ...Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })].includes(
      '@erm/embedded-mongo',
    ),
  )
  .map(({ folder }) => join(folder, '/'));

/** The tests of every package. */
export function runUnitTests() {
  return runVitest('unit', [], process.env);
}

/**
 * The tests of the API and of the embedded store, run against a real MongoDB server.
 *
 * @param {string} mongod its program
 */
export function runServerTests(mongod) {
  return runVitest('server', storeFolders, { ...process.env, MONGOD_BINARY: mongod });
}

/**
 * The tests of the product behind a web server, as in production. They need the built product, and say so if they are
 * skipped because nginx or MongoDB is missing.
 *
 * @param {string | undefined} mongod
 */
export function runDeploymentTests(mongod) {
  const args = ['--root', 'deploy', '--config', 'live.config.ts'];
  return runVitest('deployment', args, { ...process.env, ...(mongod && { MONGOD_BINARY: mongod }) });
}

/** Counts the tests of these packages in the last unit run as skipped. */
export function serverTestsLeftOut() {
  return { passed: 0, failed: 0, skipped: vitestTestsIn(reportFile('unit'), storeFolders) };
}

/** The browser tests, which need the built product and a Chromium. */
export async function runBrowserTests() {
  const report = freshReport('e2e');
  const cwd = join(repositoryRoot, 'e2e');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = [binary(cwd, '@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
  return playwrightCounts(report, await runLive(process.execPath, args, { cwd, env }));
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runVitest(name, args, env) {
  const report = freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = [binary(repositoryRoot, 'vitest'), 'run', ...reporters, ...args];
  return vitestCounts(report, await runLive(process.execPath, command, { cwd: repositoryRoot, env }));
}

/** @param {string} name */
function freshReport(name) {
  const file = reportFile(name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** @param {string} name */
const reportFile = (name) => join(repositoryRoot, `.cache/test/${name}.json`);
