import { CONTRACT_VERSION } from '@erm/contracts/version';
import { SDK_VERSION } from '@erm/portal-sdk/version';
import type { PortalBuild } from '../build/portal-build';
import type { ShellBuild } from '../build/shell-build';

const files = (contents: Record<string, string>) =>
  new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)]));

/** The shell as a build leaves it, with a main script of this text. */
export function sampleShell(main = 'main', record: Partial<ShellBuild['record']> = {}): ShellBuild {
  return {
    record: {
      sdkVersion: SDK_VERSION,
      contractVersion: CONTRACT_VERSION,
      shares: { react: '19.3.1', '@erm/ui-kit/core': '0.2.1' },
      scripts: [`main.${main}.js`],
      styles: [],
      preloads: [{ path: '/shell/font.1.woff2', as: 'font' }],
      lazyShares: { zod: ['zod.1.js'] },
      screens: { 'sign-in': ['sign-in.1.js'] },
      head: 'document.title="Engineering RM"',
      ...record,
    },
    files: files({
      [`main.${main}.js`]: main,
      'font.1.woff2': 'font',
      'zod.1.js': 'zod',
      'sign-in.1.js': 'form',
    }),
  };
}

/** A portal as a build leaves it. */
export function samplePortal(
  name: string,
  version: string,
  change: {
    manifest?: Partial<PortalBuild['manifest']>;
    record?: Partial<PortalBuild['record']>;
    entry?: string;
  } = {},
): PortalBuild {
  return {
    manifest: {
      name,
      label: `The ${name}'s portal`,
      prefix: `/${name}`,
      role: 'manager',
      home: `/${name}/dashboard`,
      nav: [{ to: `/${name}/dashboard`, label: 'Dashboard', icon: 'M4 4h16v16H4z' }],
      prefetch: {},
      budget: 10_000,
      ...change.manifest,
    },
    record: {
      version,
      sdkVersion: SDK_VERSION,
      contractVersion: CONTRACT_VERSION,
      shares: { react: '^19.0.0' },
      format: 'var',
      global: `portal_${name.replaceAll('-', '_')}`,
      entry: 'remoteEntry.js',
      files: ['remoteEntry.js', 'portal.1.js'],
      chunks: { reports: ['portal.1.js', 'later.1.js'] },
      ...change.record,
    },
    files: files({
      'remoteEntry.js': change.entry ?? `entry of ${name} ${version}`,
      'portal.1.js': 'first screen',
      'later.1.js': 'a dialog',
      'drawing.1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  };
}
