import { releaseSchema, type PagePortal, type PageRelease } from '@erm/portal-sdk/registry';
import { z } from 'zod/mini';
import type { PageConfig } from '../page/page-config';
import { readRegistry } from '../portals/read-registry';
import { isDevelopment, type OverrideRequest } from '../portals/override';
import { allowedPortal, Refusal } from './refusal';

/** A browser may ask its user first whether a site may connect to this machine. */
const LIMIT_MS = 15_000;

/** A development server's description of its build. Without digests, because the files change in place. */
const devReleaseSchema = z.extend(
  z.omit(releaseSchema, { created: true, commit: true, inventory: true, files: true, screens: true }),
  { files: z.array(releaseSchema.shape.entry) },
);

/**
 * The portals with one of them as the request wants it. Every record that is not one of the page's own is made here.
 * @throws Refusal when it cannot be
 */
export async function replacePortal(
  request: OverrideRequest,
  portals: readonly PagePortal[],
  config: PageConfig,
): Promise<readonly PagePortal[]> {
  const replaced = allowedPortal(request, portals, config);
  const release = isDevelopment(request)
    ? await developmentRelease(replaced, request.source)
    : await previewedRelease(replaced, request.source);
  return portals.map((portal) => (portal === replaced ? { ...portal, release, canary: null } : portal));
}

async function developmentRelease(portal: PagePortal, origin: string): Promise<PageRelease> {
  const folder = `/portals/${portal.name}/dev`;
  const unverified = (path: string) => ({ path: origin + path, integrity: '' });
  try {
    const url = `${origin}${folder}/release.json`;
    const response = await fetch(url, fresh());
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    const release = devReleaseSchema.parse(await response.json());
    return { ...release, entry: origin + release.entry, files: release.files.map(unverified) };
  } catch (error) {
    console.error(`${origin} does not describe the portal "${portal.name}"`, error);
    // Nothing is there, so this fails like any portal whose server is down, and the next attempt asks again.
    const entry = unverified(`${folder}/release.js`);
    return { ...portal.release, version: 'dev', entry: entry.path, files: [entry], shares: {} };
  }
}

async function previewedRelease({ name, release }: PagePortal, version: string): Promise<PageRelease> {
  if (version === release.version) {
    throw new Refusal(`${version} is what everybody gets of the ${release.label}.`);
  }
  const { portals } = await readRegistry(fresh());
  const releases = portals.find((portal) => portal.name === name)?.releases;
  const found = releases?.find((candidate) => candidate.version === version);
  if (!found) throw new Refusal(`The ${release.label} has no release ${version}.`);
  return found;
}

const fresh = (): RequestInit => ({ cache: 'no-cache', signal: AbortSignal.timeout(LIMIT_MS) });
