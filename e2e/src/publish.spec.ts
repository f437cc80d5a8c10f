import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANAGER, signIn } from './support/people';
import { SourceCopy } from './support/source-copy';
import { expect, test } from './support/test';

test('a portal is published alone: open tabs work on, the next page load has it, nothing else changes', async ({
  page,
  product,
}) => {
  const site = join(product.dataDir, 'site');
  const registered = async () => {
    const { portals } = JSON.parse(await readFile(join(site, 'portals.json'), 'utf8')) as {
      portals: { name: string; current: string }[];
    };
    return new Map(portals.map(({ name, current }) => [name, current]));
  };
  const before = { shell: await contentOf(join(site, 'shell')), versions: await registered() };
  await signIn(page, MANAGER);
  await page.getByRole('link', { name: 'Engineers', exact: true }).click();
  await expect(page.getByText('Manage your engineering team')).toBeVisible();

  const source = await SourceCopy.create();
  try {
    await source.edit(
      'manager-portal/src/pages/EngineersPage.tsx',
      'Manage your engineering team',
      'The people who build it',
    );
    await source.publishPortal('manager', product.dataDir);
  } finally {
    await source.dispose();
  }

  // A part that this tab has not loaded yet, of the version that it runs.
  await page.getByRole('button', { name: 'Add Engineer' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Engineer' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('The people who build it')).toBeVisible();

  expect(await contentOf(join(site, 'shell'))).toEqual(before.shell);
  const versions = await registered();
  expect(versions.get('engineer')).toBe(before.versions.get('engineer'));
  expect(versions.get('manager')).not.toBe(before.versions.get('manager'));
});

/** The files below a folder and a hash of what each holds. */
async function contentOf(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(0);
  return Promise.all(
    files.sort().map(async (file): Promise<[string, string]> => [
      file,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]),
  );
}
