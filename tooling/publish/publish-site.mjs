import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTargets } from '../build/targets.mjs';
import { repositoryRoot } from '../build/workspace.mjs';
import { Failure } from '../run/failure.mjs';
import { compressFolder } from './compress.mjs';
import { copyNewFiles, writeIfChanged } from './files.mjs';
import { headersOf } from './headers.mjs';
import { renderPage } from './page.mjs';

/**
 * @typedef {object} SiteConfig
 * @property {string} adminEmail
 * @property {string} registration
 */

/**
 * Publishes everything that is built: the shell, every portal, the ui-kit's Storybook and the page.
 *
 * @param {{ site: string, config: SiteConfig, root?: string }} options
 */
export async function publishSite({ site, config, root = repositoryRoot }) {
  await mkdir(site, { recursive: true });
  await publishShell(site, root);
  await publishStorybook(site, root);
  for (const folder of portalFolders(root)) await publishPortalFiles(site, folder);
  await writeRegistry(site, portalFolders(root).map(recordOf));
  await writeIfChanged(join(site, 'config.json'), asJson(config));
  await writePage(site);
}

/**
 * Publishes one portal alone, into a site that stands already. No file of the shell is touched.
 *
 * @param {{ site: string, name: string, root?: string }} options
 * @returns {Promise<string>} the version that is published now
 */
export async function publishPortal({ site, name, root = repositoryRoot }) {
  const folder = portalFolders(root).find(
    (candidate) => readJson(join(candidate, 'portal.json')).name === name,
  );
  if (!folder) throw new Failure(`There is no portal "${name}" to publish.`, { exitCode: 2 });
  if (!existsSync(join(site, 'shell.json'))) {
    throw new Failure(`There is no published site in ${site}; publish all of it first.`, { exitCode: 2 });
  }
  await publishPortalFiles(site, folder);
  const record = recordOf(folder);
  const others = readJson(join(site, 'portals.json')).portals.filter(
    (/** @type {{ name: string }} */ other) => other.name !== name,
  );
  await writeRegistry(site, [...others, record]);
  await writePage(site);
  return record.version;
}

/**
 * @param {string} site
 * @param {string} root
 */
async function publishShell(site, root) {
  const target = join(site, 'shell');
  await copyNewFiles(join(root, 'shell/dist/assets'), target);
  await compressFolder(target);
  await writeIfChanged(join(site, 'shell.json'), readFileSync(join(root, 'shell/dist/shell.json'), 'utf8'));
}

/**
 * A version is written once: what an open tab loads later is still what it started with.
 *
 * @param {string} site
 * @param {string} folder
 */
async function publishPortalFiles(site, folder) {
  const { name, version } = readJson(join(folder, 'dist/record.json'));
  const target = join(site, 'portals', name, version);
  await copyNewFiles(join(folder, 'dist', version), target);
  await compressFolder(target);
}

/**
 * @param {string} site
 * @param {string} root
 */
async function publishStorybook(site, root) {
  const source = join(root, 'ui-kit/dist/storybook');
  const target = join(site, 'storybook');
  if (!existsSync(source)) return;
  // The frame is the same whatever the stories are; the preview in it names its files by their content.
  const isPublished = ['index.html', 'iframe.html'].every(
    (page) => readIfThere(join(source, page)) === readIfThere(join(target, page)),
  );
  if (isPublished) return;
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true });
}

/**
 * The registry: what each record names becomes a path of the origin.
 *
 * @param {string} folder
 */
function recordOf(folder) {
  const record = readJson(join(folder, 'dist/record.json'));
  /** @param {string} file */
  const path = (file) => `/portals/${record.name}/${record.version}/${file}`;
  return { ...record, entry: path(record.entry), files: record.files.map(path) };
}

/**
 * @param {string} site
 * @param {{ name: string }[]} portals
 */
async function writeRegistry(site, portals) {
  const sorted = [...portals].sort((a, b) => a.name.localeCompare(b.name));
  await writeIfChanged(join(site, 'portals.json'), asJson({ portals: sorted }));
}

/** @param {string} site */
async function writePage(site) {
  const shell = readJson(join(site, 'shell.json'));
  const registry = readJson(join(site, 'portals.json'));
  const config = readJson(join(site, 'config.json'));
  await writeIfChanged(join(site, 'headers.json'), asJson(headersOf(shell)));
  await writeIfChanged(join(site, 'index.html'), renderPage({ shell, registry, config }));
}

/** @param {string} root */
const portalFolders = (root) =>
  buildTargets(root)
    .filter(({ folder }) => existsSync(join(folder, 'portal.json')))
    .map(({ folder }) => folder);

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} file */
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** @param {unknown} value */
const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
