import { PORTAL_NAME, PORTAL_NAME_RULE } from '@erm/contracts/portal-name';
import { ROLES } from '@erm/contracts/roles';
import { z } from 'zod/mini';

/** How many versions that were current before are kept for a rollback. */
export const PREVIOUS_VERSIONS = 10;

/** How many of its changes a portal's log keeps. */
export const LOG_LENGTH = 100;

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const portalName = z.string().check(z.regex(PORTAL_NAME, `must be ${PORTAL_NAME_RULE}`));
/** One segment, which is a name as well. */
const portalPrefix = z
  .string()
  .check(
    z.refine(
      (prefix) => prefix.startsWith('/') && PORTAL_NAME.test(prefix.slice(1)),
      `must be "/" and ${PORTAL_NAME_RULE}`,
    ),
  );
const label = z.string().check(z.minLength(1), z.maxLength(60));

/** Versions name folders, so they hold nothing that a path could be built from. */
const version = matching(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/);
const semver = matching(/^\d+\.\d+\.\d+$/);
const integrity = matching(/^sha(256-[0-9A-Za-z+/]{43}=|384-[0-9A-Za-z+/]{64})$/);
/** A path of this origin without segments that climb. */
const path = matching(/^(\/(?!\.)[\w.{}~-]+)+$/);
/** A GET path of the API, with a query. */
const requestPath = matching(/^\/api\/[\w./{}?=&%,-]*$/);
/** ISO 8601. */
const time = matching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const commit = z.nullable(z.string().check(z.maxLength(64)));
const percent = z.number().check(z.gt(0), z.lt(100));
const sequence = z.int().check(z.positive());
const keyId = matching(/^[\da-f]{16}$/);
/** An Ed25519 public key: the base64 text of its PEM. */
export const publicKeySchema = matching(/^MCowBQYDK2VwAyEA[\w+/]{43}=$/);

const file = z.object({ path, integrity });
const navItem = z.object({
  to: path,
  label,
  // Commands and numbers of SVG path data; anything else is not an icon.
  icon: matching(/^[MmZzLlHhVvCcSsQqTtAa\d\s.,+-]{1,2000}$/),
});

/** A published version of a portal: immutable, and complete enough to load it and to go back to it. */
export const releaseSchema = z.object({
  version,
  /** When it was published. */
  created: time,
  /** The commit it was built from, with `-dirty` after it if files were changed since; null outside a repository. */
  commit,
  /** The SDK version it was built against. Runs on the same major version, and the same or a later minor version. */
  sdkVersion: semver,
  contractVersion: semver,
  /** The range it needs of each library that the shell shares, by package name. */
  shares: z.record(z.string(), z.string()),
  /** `var`: the entry defines a global; `module`: it is an ES module. */
  format: z.enum(['var', 'module']),
  /** The name of the container; for `var`, of the global. */
  global: matching(/^[\w$]+$/),
  /** The global in which the files of the build meet, where every version has the same. */
  chunkList: z.optional(matching(/^[\w$]+$/)),
  entry: path,
  /** Files that every screen loads, including the entry. */
  files: z.array(file).check(z.minLength(1)),
  /** Additional files of a screen, by path. */
  screens: z.optional(z.record(z.string(), z.array(file))),
  /** The digest of the release's `inventory.json`, which holds the digest of every other file. */
  inventory: integrity,
  label,
  home: path,
  nav: z.array(navItem),
  prefetch: z.record(z.string(), z.array(requestPath)),
});

/** An Ed25519 signature, and the key that made it. */
export const signatureSchema = z.object({ key: keyId, value: z.string() });

/** A change of a portal. */
export const logEntrySchema = z.object({
  at: time,
  /** The key that signed it. */
  by: keyId,
  change: z.enum(['publish', 'stage', 'canary', 'promote', 'rollback', 'grant', 'revoke']),
  /** The version concerned, which a rollback reverted, or the ID of a key. */
  about: version,
  /** The commit of that version. */
  commit,
  /** The share of the users that a canary was given to. */
  percent: z.optional(percent),
  /** The version that users have after a rollback. */
  to: z.optional(version),
});

/** A portal, which of its versions people get, and which ones it can go back to. */
export const portalSchema = z
  .object({
    name: portalName,
    prefix: portalPrefix,
    role: z.enum(ROLES),
    current: version,
    /** Versions that were current before, the latest first. */
    previous: z.array(version).check(z.maxLength(PREVIOUS_VERSIONS)),
    /** The version that a share of the people gets instead of the current one. */
    canary: z.nullable(z.object({ version, percent })),
    releases: z.array(releaseSchema),
    /** Change log, newest first. */
    log: z.optional(z.array(logEntrySchema).check(z.maxLength(LOG_LENGTH))),
    /** Public keys of those who may change it, besides the site's. If present, it has a signature of its own. */
    keys: z.optional(z.array(publicKeySchema).check(z.minLength(1))),
    /** Increases with every change, if it has a signature of its own. */
    sequence: z.optional(sequence),
    signature: z.optional(signatureSchema),
  })
  .check(
    z.superRefine(({ name, prefix, current, previous, canary, releases }, context) => {
      const known = new Set(releases.map((release) => release.version));
      for (const wanted of [current, ...previous, ...(canary ? [canary.version] : [])]) {
        if (!known.has(wanted)) context.addIssue({ code: 'custom', message: `has no release ${wanted}` });
      }
      for (const release of releases) {
        const folder = `/portals/${name}/${release.version}/`;
        const files = [release.files, ...Object.values(release.screens ?? {})].flat();
        const outside = [release.entry, ...files.map((listed) => listed.path)].find(
          (listed) => !listed.startsWith(folder),
        );
        if (outside) context.addIssue({ code: 'custom', message: `names ${outside}, outside ${folder}` });
        const foreign = [release.home, ...release.nav.map(({ to }) => to)].find(
          (address) => address !== prefix && !address.startsWith(`${prefix}/`),
        );
        if (foreign) context.addIssue({ code: 'custom', message: `leads to ${foreign}, outside ${prefix}` });
      }
    }),
  );

/** The published shell: the files of its page, and the libraries it provides to portals. */
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
  inventories: z.array(integrity).check(z.minLength(1), z.maxLength(PREVIOUS_VERSIONS + 1)),
});

/** `/portals.json`: everything that a site consists of. */
export const registrySchema = z.object({
  /** Increases with every change of what the site's key signs, so that an older registry cannot replace a newer one. */
  sequence,
  shell: shellSchema,
  portals: z.array(portalSchema).check(
    z.superRefine((portals, context) => {
      for (const key of ['name', 'prefix'] as const) {
        if (new Set(portals.map((portal) => portal[key])).size === portals.length) continue;
        context.addIssue({ code: 'custom', message: `lists two portals with the same ${key}` });
      }
    }),
  ),
});

/** The digests of the files in one folder of the site, by path relative to it. */
export const inventorySchema = z.object({ files: z.record(z.string(), integrity) });

/** Where the inventory of a portal's release is in a site. */
export const releaseInventoryPath = (portal: string, { version }: Pick<Release, 'version'>): string =>
  `portals/${portal}/${version}/inventory.json`;

/** Where an inventory of the shell is, whose versions share a folder because most files stay the same. */
export const shellInventoryPath = (digest: string): string =>
  `shell/inventory-${digest.slice(digest.indexOf('-')).replace(/\W/g, '').slice(0, 16)}.json`;

export type SiteFile = z.infer<typeof file>;
export type Release = z.infer<typeof releaseSchema>;
export type LogEntry = z.infer<typeof logEntrySchema>;
export type Signature = z.infer<typeof signatureSchema>;
export type RegisteredPortal = z.infer<typeof portalSchema>;
export type ShellRecord = z.infer<typeof shellSchema>;
export type Registry = z.infer<typeof registrySchema>;
export type Inventory = z.infer<typeof inventorySchema>;
