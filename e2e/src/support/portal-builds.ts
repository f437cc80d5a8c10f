import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const ENTRY = 'remoteEntry.js';
const MANIFEST = 'mf-manifest.json';

interface FederationManifest {
  portal: { sdkVersion: string; contractVersion: string };
}

/** Changes the text of one file of a build. */
export type Change = (name: string, text: string) => string;

/**
 * Writes a build of the manager portal that differs from the built one only in its version and by a change.
 * @param id of word characters; part of the version
 * @returns the folder to publish
 */
export async function changedManagerPortal(parent: string, id: string, change: Change): Promise<string> {
  const source = join(ROOT, 'manager-portal');
  const built = join(source, 'dist');
  const names = await readdir(built);
  const files = new Map<string, string>();
  const digests = new Map<string, string>();
  let changes = 0;
  for (const name of names) {
    const text = await readFile(join(built, name), 'utf8');
    const result = change(name, text);
    if (result !== text) changes += 1;
    files.set(name, result);
    digests.set(digestOf(text), digestOf(result));
  }
  if (changes !== 1) throw new Error(`The change for ${id} applies to ${changes} files instead of one.`);
  let entry = files.get(ENTRY) ?? '';
  for (const [before, after] of digests) entry = entry.replace(before, after);
  files.set(ENTRY, entry);
  const manifest = await readFile(join(source, 'portal.json'), 'utf8');
  return writeBuild(join(parent, id), { version: `0.1.0-${id}`, manifest, files });
}

/** Writes a portal for managers at `/finance` that shows a text, or a version of it that throws when it is loaded. */
export async function financePortal(
  parent: string,
  { version = '1.0.0', broken = false } = {},
): Promise<string> {
  const built = await readFile(join(ROOT, 'manager-portal/dist', MANIFEST), 'utf8');
  const { sdkVersion, contractVersion } = (JSON.parse(built) as FederationManifest).portal;
  const to = '/finance/dashboard';
  const manifest = JSON.stringify({
    name: 'finance',
    label: 'Finance Portal',
    prefix: '/finance',
    role: 'manager',
    home: to,
    nav: [{ to, label: 'Dashboard', icon: 'M4 4h16v16H4z' }],
    prefetch: {},
    budget: 10_000,
    sdkVersion,
    contractVersion,
  });
  const none = { sync: [], async: [] };
  const federation = JSON.stringify({
    metaData: {
      globalName: 'portal_finance',
      publicPath: 'auto',
      buildInfo: { buildVersion: version },
      remoteEntry: { name: ENTRY, path: '', type: 'global' },
    },
    shared: [],
    exposes: [{ path: './portal', assets: { js: none, css: none } }],
  });
  const entry = broken
    ? `throw Error('The budget is broken')`
    : `var portal_finance={init(){},get:async()=>()=>({Portal:()=>'The budget is fine'})}`;
  const files = new Map([
    [MANIFEST, federation],
    [ENTRY, entry],
  ]);
  return writeBuild(join(parent, `finance-${version}`), { version, manifest, files });
}

async function writeBuild(
  folder: string,
  { version, manifest, files }: { version: string; manifest: string; files: ReadonlyMap<string, string> },
): Promise<string> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  await writeFile(join(folder, 'portal.json'), manifest);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }));
  await Promise.all([...files].map(([name, text]) => writeFile(join(folder, 'dist', name), text)));
  return folder;
}

const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
