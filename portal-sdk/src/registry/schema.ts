import { ROLES } from '@erm/contracts/roles';
import { z } from 'zod';

/** How many versions that were current before are kept for a rollback. */
export const PREVIOUS_VERSIONS = 10;

/** Versions name folders, so they hold nothing that a path could be built from. */
const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/);
const semver = z.string().regex(/^\d+\.\d+\.\d+$/);
const integrity = z.string().regex(/^sha384-[0-9A-Za-z+/]{64}$/);
/** A path of this origin without segments that climb. */
const path = z.string().regex(/^(\/(?!\.)[\w.{}~-]+)+$/);
/** A GET path of the API, with a query. */
const requestPath = z.string().regex(/^\/api\/[\w./{}?=&%,-]*$/);

const file = z.object({ path, integrity });
const navItem = z.object({
  to: path,
  label: z.string().min(1).max(60),
  // Commands and numbers of SVG path data; anything else is not an icon.
  icon: z.string().regex(/^[MmZzLlHhVvCcSsQqTtAa\d\s.,+-]{1,2000}$/),
});

/** A published version of a portal: immutable, and complete enough to load it and to go back to it. */
export const releaseSchema = z.object({
  version,
  /** When it was published, ISO 8601. */
  created: z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  /** The commit it was built from; null outside a repository. */
  commit: z.string().max(64).nullable(),
  /** What it was built against. It runs where the major version is the same and the minor version no older. */
  sdkVersion: semver,
  contractVersion: semver,
  /** The range it needs of each library that the shell shares, by package name. */
  shares: z.record(z.string(), z.string()),
  /** `var`: the entry defines a global; `module`: it is an ES module. */
  format: z.enum(['var', 'module']),
  /** The name of the container; for `var`, of the global. */
  global: z.string().regex(/^[\w$]+$/),
  entry: path,
  /** What its first screen loads, the entry included. */
  files: z.array(file).min(1),
  /** The digest of the release's `inventory.json`, which holds the digest of every other file. */
  inventory: integrity,
  label: z.string().min(1).max(60),
  home: path,
  nav: z.array(navItem),
  prefetch: z.record(z.string(), z.array(requestPath)),
});

/** A portal, which of its versions people get, and which ones it can go back to. */
export const portalSchema = z
  .object({
    name: z.string().regex(/^[a-z]+$/),
    prefix: z.string().regex(/^\/[a-z]+$/),
    role: z.enum(ROLES),
    current: version,
    /** Versions that were current before, the latest first. */
    previous: z.array(version).max(PREVIOUS_VERSIONS),
    /** The version that a share of the people gets instead of the current one. */
    canary: z.object({ version, percent: z.number().gt(0).lt(100) }).nullable(),
    releases: z.array(releaseSchema),
  })
  .superRefine(({ name, prefix, current, previous, canary, releases }, context) => {
    const known = new Set(releases.map((release) => release.version));
    for (const wanted of [current, ...previous, ...(canary ? [canary.version] : [])]) {
      if (!known.has(wanted)) context.addIssue({ code: 'custom', message: `has no release ${wanted}` });
    }
    for (const release of releases) {
      const folder = `/portals/${name}/${release.version}/`;
      const outside = [release.entry, ...release.files.map((listed) => listed.path)].find(
        (listed) => !listed.startsWith(folder),
      );
      if (outside) context.addIssue({ code: 'custom', message: `names ${outside}, outside ${folder}` });
      const foreign = [release.home, ...release.nav.map(({ to }) => to)].find(
        (address) => address !== prefix && !address.startsWith(`${prefix}/`),
      );
      if (foreign) context.addIssue({ code: 'custom', message: `leads to ${foreign}, outside ${prefix}` });
    }
  });

/** The published shell: what its page loads, and what it provides to portals. */
export const shellSchema = z.object({
  sdkVersion: semver,
  contractVersion: semver,
  /** The version of each library that it shares, by package name. */
  shares: z.record(z.string(), z.string()),
  scripts: z.array(file),
  styles: z.array(file),
  preloads: z.array(z.object({ path, as: z.string() })),
  /** The files of each shared library that is loaded on demand, by package name. */
  lazyShares: z.record(z.string(), z.array(file)),
  /** The files of each screen that is loaded on demand. */
  screens: z.record(z.string(), z.array(file)),
  /** The text of the inline script in the page's head. */
  head: z.string(),
  /** Digests of the inventories of this shell and of those before it, which tabs may still have open. */
  inventories: z
    .array(integrity)
    .min(1)
    .max(PREVIOUS_VERSIONS + 1),
});

/** `/portals.json`: everything that a site consists of. */
export const registrySchema = z.object({
  /** Rises with every change, so that an older registry cannot take the place of a newer one. */
  sequence: z.int().positive(),
  shell: shellSchema,
  portals: z.array(portalSchema).superRefine((portals, context) => {
    for (const key of ['name', 'prefix'] as const) {
      if (new Set(portals.map((portal) => portal[key])).size === portals.length) continue;
      context.addIssue({ code: 'custom', message: `lists two portals with the same ${key}` });
    }
  }),
});

/** The digests of the files in one folder of the site, by path relative to it. */
export const inventorySchema = z.object({ files: z.record(z.string(), integrity) });

/** Where the inventory of a portal's release is in a site. */
export const releaseInventoryPath = (portal: string, { version }: Pick<Release, 'version'>): string =>
  `portals/${portal}/${version}/inventory.json`;

/** Where an inventory of the shell is, whose versions share a folder because most files stay the same. */
export const shellInventoryPath = (digest: string): string =>
  `shell/inventory-${digest.slice('sha384-'.length).replace(/\W/g, '').slice(0, 16)}.json`;

export type SiteFile = z.infer<typeof file>;
export type Release = z.infer<typeof releaseSchema>;
export type RegisteredPortal = z.infer<typeof portalSchema>;
export type ShellRecord = z.infer<typeof shellSchema>;
export type Registry = z.infer<typeof registrySchema>;
export type Inventory = z.infer<typeof inventorySchema>;
