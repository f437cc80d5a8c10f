import { incompatibility, type Registry, type Release, type ShellRecord } from '@erm/portal-sdk/registry';
import reservedGlobals from '@erm/portal-sdk/reserved-globals.json';
import reservedPrefixes from '@erm/portal-sdk/reserved-prefixes.json';
import globals from 'globals';
import { intersects, major, satisfies, validRange } from 'semver';
import { gzipped } from '../build/compress';
import { requireFile } from '../build/files';
import type { PortalBuild } from '../build/portal-build';
import { screensOf } from '../build/screens-of';
import { PublishError } from '../publish-error';
import type { Identity } from './register-release';

/** Refuses a bundle that has a page which weighs more than its portal allows. The views of a page are exempt. */
export async function checkBudget(build: PortalBuild): Promise<void> {
  const { manifest, record, files } = build;
  const weigh = async (paths: readonly string[]) => {
    const sizes = paths.map(async (path) => (await gzipped(requireFile(files, path))).length);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const pages = Object.entries({ [manifest.home]: [], ...screensOf(build) }).filter(
    ([address]) => !address.includes('?'),
  );
  const everyPage = await weigh(record.files);
  for (const [address, own] of pages) {
    const total = everyPage + (await weigh(own));
    if (total <= manifest.budget) continue;
    throw new PublishError(
      `${address} weighs ${total} bytes after gzip when it is opened first, but the budget of ${manifest.name} is ` +
        `${manifest.budget}. Load less at first, or raise "budget" in portal.json.`,
    );
  }
}

/** Refuses a release that must not be published next to these portals, or that would not run in this shell. */
export function checkRelease(
  identity: Identity,
  release: Release,
  { portals, shell }: Pick<Registry, 'portals'> & { shell: Offer },
): void {
  checkIdentity(identity, portals);
  checkGlobals(identity.name, release, portals);
  checkShell(identity.name, release, shell);
}

/** Refuses a portal that would take the place of the product or of another portal, or change who it is for. */
function checkIdentity({ name, prefix, role }: Identity, portals: Registry['portals']): void {
  if (reservedPrefixes.includes(prefix)) {
    throw new PublishError(`${prefix} belongs to the product itself; choose another prefix.`);
  }
  const known = portals.find((portal) => portal.name === name);
  if (known && (known.prefix !== prefix || known.role !== role)) {
    throw new PublishError(
      `${name} is published at ${known.prefix} for the role ${known.role}; a release cannot move it to ${prefix} ` +
        `for ${role}. Publish a portal with another name.`,
    );
  }
  const taken = portals.find((portal) => portal.name !== name && portal.prefix === prefix);
  if (taken) throw new PublishError(`${prefix} belongs to the portal ${taken.name}; choose another prefix.`);
}

const namesOfPage = new Set([
  ...Object.keys(globals.browser),
  ...Object.keys(globals.builtin),
  ...reservedGlobals,
]);

/**
 * Refuses a release with a global that the page or another portal has: one would take the place of the other. Releases
 * that others can go back to count too.
 */
function checkGlobals(name: string, release: Release, portals: Registry['portals']): void {
  const others = portals.filter((portal) => portal.name !== name);
  for (const global of globalsOf(release)) {
    const holder = others.find(({ releases }) => releases.some((other) => globalsOf(other).includes(global)));
    if (!holder && !namesOfPage.has(global)) continue;
    throw new PublishError(
      `${name} ${release.version} defines the global ${global}, which ` +
        `${holder ? `the portal ${holder.name} defines too` : 'every page has already'}. ` +
        (global === release.global
          ? "Give its container another name in the federation plugin's options."
          : 'Give its build another "output.uniqueName".'),
    );
  }
}

const globalsOf = ({ global, chunkList }: Release): string[] =>
  chunkList === undefined ? [global] : [global, chunkList];

/** What a shell provides to portals. */
type Offer = Pick<ShellRecord, 'sdkVersion' | 'contractVersion' | 'shares'>;

/** Refuses a release that the published shell could not run. */
export function checkShell(name: string, release: Release, shell: Offer): void {
  const reason = incompatibility(release, shell);
  if (reason) throw new PublishError(`${name} ${release.version} does not run in this shell: ${reason}.`);
  for (const [library, range] of Object.entries(release.shares)) {
    const offered = shell.shares[library];
    if (offered && meets(offered, range)) continue;
    throw new PublishError(
      `${name} ${release.version} needs ${library} ${range}, but this shell ` +
        `${offered ? `has ${offered}` : 'does not share it'}. Publish a shell that does, or build against this one.`,
    );
  }
}

/**
 * Refuses a release that calls what the running API may lack: it needs the same major version that it was built
 * against, and the same or a later minor version.
 */
export function checkContract(name: string, release: Release, apiContract: string): void {
  if (meets(apiContract, `^${release.contractVersion}`)) return;
  throw new PublishError(
    `${name} ${release.version} was built for version ${release.contractVersion} of the API's contract, but the ` +
      `running API has ${apiContract}. Deploy an API that has it, or build against this one.`,
  );
}

/**
 * Whether a version, or a newer patch of it, is in a range. Patches add no features, except before 1.0.0, where they
 * take the role of minor versions.
 */
function meets(offered: string, range: string): boolean {
  if (validRange(range) === null) return false;
  return major(offered) === 0 ? satisfies(offered, range) : intersects(range, `~${offered}`);
}
