import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { portalFolders, repositoryRoot } from '../build/workspace.mjs';
import { Failure } from '../run/failure.mjs';
import { compressFolder } from './compress.mjs';
import { copyNewFiles, writeIfChanged } from './files.mjs';
import { pageHeaders, storybookHeaders } from './headers.mjs';
import { renderPage } from './page.mjs';

/**
 * @typedef {object} SiteConfig
 * @property {string} adminEmail
 * @property {string} registration
 */

/**
 * Publishes everything that was built: the shell, every portal, the page, and Storybook if `storybook` says so.
 *
 * @param {{ site: string, config: SiteConfig, storybook: boolean, root?: string }} options
 */
export async function publishSite({ site, config, storybook, root = repositoryRoot }) {
  await mkdir(site, { recursive: true });
  await publishShell(site, root);
  if (storybook) await publishStorybook(site, root);
  else await rm(join(site, 'storybook'), { recursive: true, force: true });
  for (const folder of portalFolders(root)) await publishPortalFiles(site, folder);
  await writeRegistry(site, portalFolders(root).map(recordOf));
  await writeIfChanged(join(site, 'config.json'), asJson(config));
  await writePage(site);
}

/**
 * Publishes one portal into an existing site. No file of the shell changes.
 *
 * @param {{ site: string, name: string, root?: string }} options
 * @returns {Promise<string>} the published version
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
 * A version is never overwritten: an open tab keeps loading what it started with.
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
  // The manager is the same whatever the stories are; the preview names its files by their content.
  if (storybookPages(source).join() === storybookPages(target).join()) return;
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true });
}

/**
 * The portal's record in the registry, its files as paths of the origin.
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
  const headers = {
    page: pageHeaders(shell.head),
    storybook: storybookHeaders(storybookPages(join(site, 'storybook'))),
  };
  await writeIfChanged(join(site, 'headers.json'), asJson(headers));
  await writeIfChanged(join(site, 'index.html'), renderPage({ shell, registry, config }));
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} folder */
const storybookPages = (folder) =>
  ['index.html', 'iframe.html']
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));

/** @param {unknown} value */
const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
