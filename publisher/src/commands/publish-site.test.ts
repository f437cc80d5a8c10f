import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryTree, writeTree } from '../testing/temporary-tree.mjs';
import { publishPortal, publishSite } from './publish-site.mjs';

const config = { adminEmail: 'a@b.test', registration: 'open' };
const head = 'document.documentElement.dataset.theme="light"';

/**
 * A portal as it stands after its build.
 *
 * @param {string} name
 * @param {string} version
 */
const builtPortal = (name, version) => ({
  [`${name}-portal/package.json`]: { name: `@erm/${name}-portal` },
  [`${name}-portal/portal.json`]: { name },
  [`${name}-portal/dist/record.json`]: {
    name,
    version,
    entry: 'remoteEntry.js',
    files: ['remoteEntry.js', 'portal.1.js'],
  },
  [`${name}-portal/dist/${version}/remoteEntry.js`]: `entry of ${version}`,
  [`${name}-portal/dist/${version}/portal.1.js`]: 'portal',
});

function built() {
  const root = temporaryTree({
    'shell/dist/assets/main.1.js': 'main',
    'shell/dist/assets/font.1.woff2': 'font',
    'shell/dist/shell.json': {
      scripts: ['/shell/main.1.js'],
      styles: ['/shell/main.1.css'],
      preloads: [{ href: '/shell/font.1.woff2', as: 'font', crossorigin: 'anonymous' }],
      lazyShares: { zod: ['/shell/zod.1.js'] },
      screens: {},
      head,
    },
    'ui-kit/dist/storybook/index.html': 'stories',
    ...builtPortal('manager', '1.0.0-aaaa'),
    ...builtPortal('engineer', '1.0.0-bbbb'),
  });
  return { root, site: join(root, 'site'), config, storybook: true };
}

/** @param {string[]} path */
const read = (...path) => readFileSync(join(...path), 'utf8');

/**
 * All files below a folder with their content.
 *
 * @param {string} folder
 */
function contentOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'base64')])
    .sort();
}

describe('publishSite', () => {
  it('publishes shell, portals and Storybook, and a registry with paths of the origin', async () => {
    const options = built();
    await publishSite(options);
    expect(read(options.site, 'shell/main.1.js')).toBe('main');
    expect(read(options.site, 'storybook/index.html')).toBe('stories');
    expect(read(options.site, 'portals/manager/1.0.0-aaaa/portal.1.js')).toBe('portal');
    const { portals } = JSON.parse(read(options.site, 'portals.json'));
    expect(portals.map((/** @type {{ name: string }} */ { name }) => name)).toEqual(['engineer', 'manager']);
    expect(portals[1]).toMatchObject({
      entry: '/portals/manager/1.0.0-aaaa/remoteEntry.js',
      files: ['/portals/manager/1.0.0-aaaa/remoteEntry.js', '/portals/manager/1.0.0-aaaa/portal.1.js'],
    });
  });

  it('puts what it knows before the head script, and that before the shell', async () => {
    const options = built();
    await publishSite(options);
    const page = read(options.site, 'index.html');
    const places = [
      'id="portals">',
      'id="config">',
      `<script>${head}</script>`,
      '<script defer src="/shell/main.1.js">',
    ];
    expect(places.map((place) => page.indexOf(place))).not.toContain(-1);
    expect(places.map((place) => page.indexOf(place))).toEqual(
      places.map((place) => page.indexOf(place)).sort((a, b) => a - b),
    );
  });

  it('lets no text of the configuration end the block it stands in', async () => {
    const options = built();
    await publishSite({
      ...options,
      config: { ...config, adminEmail: '</script><script>alert(1)</script>' },
    });
    expect(read(options.site, 'index.html')).not.toContain('<script>alert');
  });

  it('allows the head script by its hash and no other inline script', async () => {
    const options = built();
    await publishSite(options);
    const policy = JSON.parse(read(options.site, 'headers.json')).page['content-security-policy'];
    const hash = createHash('sha256').update(head).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
  });

  it('gives Storybook an opaque origin and allows its own inline scripts by their hashes alone', async () => {
    const options = built();
    writeTree(options.root, {
      'ui-kit/dist/storybook/index.html': '<script>manager()</script><script src="a.js"></script>',
      'ui-kit/dist/storybook/iframe.html': '<script type="module">\npreview()\n</script>',
    });
    await publishSite(options);
    const headers = JSON.parse(read(options.site, 'headers.json')).storybook;
    const policy = headers['content-security-policy'];
    const hashes = ['manager()', '\npreview()\n'].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('publishes no Storybook where there shall be none, and removes one that was published before', async () => {
    const options = built();
    await publishSite(options);
    await publishSite({ ...options, storybook: false });
    expect(existsSync(join(options.site, 'storybook'))).toBe(false);
  });

  it('puts compressed copies beside texts, and none beside fonts', async () => {
    const options = built();
    await publishSite(options);
    const file = join(options.site, 'shell/main.1.js');
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('main');
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('main');
    expect(readdirSync(join(options.site, 'shell'))).not.toContain('font.1.woff2.br');
  });

  it('publishes a Storybook anew when only its stories changed', async () => {
    const options = built();
    writeTree(options.root, { 'ui-kit/dist/storybook/iframe.html': 'preview.1.js' });
    await publishSite(options);
    writeTree(options.root, { 'ui-kit/dist/storybook/iframe.html': 'preview.2.js' });
    await publishSite(options);
    expect(read(options.site, 'storybook/iframe.html')).toBe('preview.2.js');
  });

  it('changes nothing when nothing was built', async () => {
    const options = built();
    await publishSite(options);
    const before = contentOf(options.site);
    await publishSite(options);
    expect(contentOf(options.site)).toEqual(before);
  });
});

describe('publishPortal', () => {
  it('publishes one portal beside its old version and leaves the shell as it is', async () => {
    const options = built();
    await publishSite(options);
    const before = contentOf(join(options.site, 'shell'));
    writeTree(options.root, {
      ...builtPortal('manager', '1.0.0-cccc'),
      'shell/dist/assets/main.2.js': 'not to be published',
    });

    expect(await publishPortal({ ...options, name: 'manager' })).toBe('1.0.0-cccc');

    expect(contentOf(join(options.site, 'shell'))).toEqual(before);
    expect(readdirSync(join(options.site, 'portals/manager')).sort()).toEqual(['1.0.0-aaaa', '1.0.0-cccc']);
    expect(read(options.site, 'index.html')).toContain('/portals/manager/1.0.0-cccc/remoteEntry.js');
    expect(read(options.site, 'index.html')).toContain('/portals/engineer/1.0.0-bbbb/remoteEntry.js');
    expect(read(options.site, 'portals.json')).not.toContain('1.0.0-aaaa');
  });

  it('refuses a portal that does not exist, and a site that does not', async () => {
    const options = built();
    const refused = { exitCode: 2 };
    await expect(publishPortal({ ...options, name: 'nobody' })).rejects.toMatchObject(refused);
    await expect(publishPortal({ ...options, name: 'manager' })).rejects.toMatchObject(refused);
  });
});
