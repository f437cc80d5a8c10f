import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../build/workspace.mjs';
import { binary, runLive } from '../run/command.mjs';
import { playwrightCounts, vitestCounts, vitestTestsIn } from './counts.mjs';
import { findChromium } from './find-chromium.mjs';

/** The packages whose tests mean something else on a real server. */
const onServer = ['api', 'embedded-mongo'];

/** Every package's tests. */
export function runUnitTests() {
  return runVitest('unit', [], process.env);
}

/**
 * The tests of the API and of the store, on a real MongoDB server.
 *
 * @param {string} mongod its program
 */
export function runServerTests(mongod) {
  return runVitest(
    'server',
    onServer.flatMap((name) => ['--project', name]),
    { ...process.env, MONGOD_BINARY: mongod },
  );
}

/** As many skipped tests as the last unit run had in those packages. */
export function serverTestsLeftOut() {
  const folders = onServer.map((name) => join(repositoryRoot, name, '/'));
  return { passed: 0, failed: 0, skipped: vitestTestsIn(reportFile('unit'), folders) };
}

/** The browser tests; the product must be built. */
export async function runBrowserTests() {
  const chromium = findChromium(process.env);
  if (!chromium) {
    console.error(
      'The browser tests need a Chromium: install one (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const report = freshReport('e2e');
  const cwd = join(repositoryRoot, 'e2e');
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
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
