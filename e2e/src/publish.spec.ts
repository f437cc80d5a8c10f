import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashesOf } from './support/hashes-of';
import { MANAGER, signIn } from './support/users';
import { SourceCopy } from './support/source-copy';
import { expect, test } from './support/test';

test('a portal can be published by itself: open tabs keep working, the next page load uses it, nothing else changes', async ({
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
  const before = { shell: await hashesOf(join(site, 'shell')), versions: await registered() };
  await signIn(page, MANAGER);
  await page.getByRole('link', { name: 'Engineers', exact: true }).click();
  await expect(page.getByText('Manage your engineering team')).toBeVisible();

  const source = await SourceCopy.create();
  try {
    await source.edit(
      'manager-portal/src/pages/EngineersPage.tsx',
      'Manage your engineering team',
      'A newly published subtitle',
    );
    await source.publishPortal('manager', product.dataDir);
  } finally {
    await source.dispose();
  }

  // The tab loads a chunk of the old version that it has not loaded before.
  await page.getByRole('button', { name: 'Add Engineer' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Engineer' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('A newly published subtitle')).toBeVisible();

  expect(await hashesOf(join(site, 'shell'))).toEqual(before.shell);
  const versions = await registered();
  expect(versions.get('engineer')).toBe(before.versions.get('engineer'));
  expect(versions.get('manager')).not.toBe(before.versions.get('manager'));
});
