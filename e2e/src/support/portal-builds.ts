import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const ENTRY = 'remoteEntry.js';

interface BuildRecord {
  version: string;
  global: string;
  sdkVersion: string;
  contractVersion: string;
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
  const manifest = await readFile(join(source, 'portal.json'), 'utf8');
  const record = await managerRecord();
  const built = join(source, 'dist', record.version);
  const global = `portal_manager_${id}`;

  const names = await readdir(built);
  const texts = await Promise.all(names.map((name) => readFile(join(built, name), 'utf8')));
  const files = new Map<string, string>();
  const digests = new Map<string, string>();
  let changes = 0;
  names.forEach((name, index) => {
    const text = texts[index] ?? '';
    // Versions share the page, so each has globals of its own.
    const renamed = text.replaceAll(record.global, global);
    const result = change(name, renamed);
    if (result !== renamed) changes += 1;
    files.set(name, result);
    digests.set(digestOf(text), digestOf(result));
  });
  if (changes !== 1) throw new Error(`The change for ${id} applies to ${changes} files instead of one.`);
  let entry = files.get(ENTRY) ?? '';
  for (const [before, after] of digests) entry = entry.replace(before, after);
  files.set(ENTRY, entry);

  const version = `0.1.0-${id}`;
  return writeBuild(join(parent, id), { manifest, record: { ...record, version, global }, files });
}

/** Writes a portal for managers at `/finance` that shows a text, or a version of it that throws when it is loaded. */
export async function financePortal(
  parent: string,
  { version = '1.0.0', broken = false } = {},
): Promise<string> {
  const { sdkVersion, contractVersion } = await managerRecord();
  const to = '/finance/dashboard';
  const manifest = JSON.stringify({
    ...{ name: 'finance', label: 'Finance Portal', prefix: '/finance', role: 'manager', home: to },
    ...{ nav: [{ to, label: 'Dashboard', icon: 'M4 4h16v16H4z' }], prefetch: {}, budget: 10_000 },
  });
  const record = {
    ...{ version, sdkVersion, contractVersion, shares: {}, format: 'var' },
    ...{ global: 'portal_finance', entry: ENTRY, files: [ENTRY] },
  };
  const entry = broken
    ? `throw Error('The budget is broken')`
    : `var portal_finance={init(){},get:async()=>()=>({Portal:()=>'The budget is fine'})}`;
  return writeBuild(join(parent, `finance-${version}`), {
    manifest,
    record,
    files: new Map([[ENTRY, entry]]),
  });
}

const managerRecord = async (): Promise<BuildRecord> =>
  JSON.parse(await readFile(join(ROOT, 'manager-portal/dist/record.json'), 'utf8')) as BuildRecord;

async function writeBuild(
  folder: string,
  build: { manifest: string; record: BuildRecord; files: Map<string, string> },
): Promise<string> {
  const { version } = build.record;
  await mkdir(join(folder, 'dist', version), { recursive: true });
  await writeFile(join(folder, 'portal.json'), build.manifest);
  await writeFile(join(folder, 'dist/record.json'), JSON.stringify(build.record));
  await Promise.all(
    [...build.files].map(([name, text]) => writeFile(join(folder, 'dist', version, name), text)),
  );
  return folder;
}

const digestOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
