import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { registrySchema, type RegisteredPortal, type Registry } from '@erm/portal-sdk/registry';
import { z } from 'zod';
import { omit } from 'zod/mini';
import { PublishError } from '../publish-error';
import { keyIdOf, publicKeyFileOf, readPublicKeys, readSigningKey } from '../registry/keys';
import { signRegistry, type RegistryContent } from '../registry/sign-registry';
import { readSignedRegistry, REGISTRY_PATH, RegistryRejected } from '../registry/signed-registry';
import { ConflictError, type SiteStore, type StoredObject } from '../store/site-store';
import { logged } from './portal-log';
import { findPortal, requirePortal } from './register-release';
import { sendFolder, type PackedFolder } from './upload';

/** Publications of other portals may come in between this often before this one gives up. */
const MAX_ATTEMPTS = 10;

/** A site that can be read, and that can be published to with its signing key. */
export interface Site {
  store: SiteStore;
  /** Where the private key is, which only a publication needs. */
  keyFile: string;
  /** The keys of the site. Other keys can only change the portals that list them. */
  trustedKeys: readonly KeyObject[];
}

/**
 * Opens a site. Trusts the public keys in `publicKeyFile`, by default next to `keyFile`, or else the public key of
 * `keyFile`.
 * @throws PublishError when there is no key
 */
export async function openSite(store: SiteStore, keyFile: string, publicKeyFile?: string): Promise<Site> {
  const publicFile = publicKeyFile ?? publicKeyFileOf(keyFile);
  const trustedKeys =
    publicKeyFile || existsSync(publicFile)
      ? await readPublicKeys(publicFile)
      : [createPublicKey(await readSigningKey(keyFile))];
  return { store, keyFile, trustedKeys };
}

/**
 * Reads the registry of a site.
 * @throws RegistryRejected when nothing is published yet, or the registry does not verify
 */
export async function readRegistry(site: Site): Promise<Registry> {
  return parseStored(site, await site.store.read(REGISTRY_PATH));
}

/**
 * Reads one portal of the registry.
 * @throws PublishError that names the portals there are
 */
export async function readPortal(site: Site, name: string): Promise<RegisteredPortal> {
  return requirePortal((await readRegistry(site)).portals, name);
}

/** Parses the registry of a site. */
export function parseStored({ store, trustedKeys }: Site, stored: StoredObject | null): Registry {
  if (!stored)
    throw new RegistryRejected(`Nothing is published in ${store.address}; publish the shell first.`);
  return readSignedRegistry(stored.content.toString('utf8'), trustedKeys);
}

const contentSchema = omit(registrySchema, { sequence: true });

/** A change of the registry. Returns null to leave it unchanged. */
export type RegistryChange = (registry: RegistryContent) => RegistryContent | null;

/** The initial registry if there is none, or instead of the one with this tag. */
export interface Beginning {
  content: RegistryContent;
  replaces: string | null;
}

/**
 * Changes the registry atomically. If someone else changes it in the meantime, `change` runs again on the result, so
 * that publications of different portals do not conflict.
 */
export async function changeRegistry(
  site: Site,
  change: RegistryChange,
  beginning?: Beginning,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const changed = await tryChange(site, change, beginning);
    if (!changed) return;
    try {
      return await site.store.replace(REGISTRY_PATH, changed.document, changed.tag);
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/**
 * Sends files and then makes the change that lists them. A change that is refused is so before anything is sent.
 * @throws PublishError or whatever `change` throws
 */
export async function changeWithFiles(
  site: Site,
  folders: readonly PackedFolder[],
  change: RegistryChange,
  beginning?: Beginning,
): Promise<void> {
  await tryChange(site, change, beginning);
  for (const folder of folders) await sendFolder(site.store, folder);
  await changeRegistry(site, change, beginning);
}

/** The document after a change of the current registry, with the tag of the latter; null if nothing changes. */
async function tryChange(
  site: Site,
  change: RegistryChange,
  beginning?: Beginning,
): Promise<{ document: Buffer; tag: string | null } | null> {
  const stored = await site.store.read(REGISTRY_PATH);
  const tag = stored?.tag ?? null;
  const begins = beginning?.replaces === tag;
  const content = begins ? beginning.content : contentOf(parseStored(site, stored));
  const next = change(content) ?? (begins ? content : null);
  if (!next) return null;
  const before = begins ? null : (stored?.content.toString('utf8') ?? null);
  return { document: await asDocument(next, content, before, site), tag };
}

const contentOf = ({ shell, portals }: Registry): RegistryContent => ({ shell, portals });

/**
 * The registry as stored: with a log entry for each changed portal, and signed.
 * @throws PublishError when a value is invalid, the signing key is missing, or it may not make this change
 */
async function asDocument(
  next: RegistryContent,
  { portals: former }: RegistryContent,
  before: string | null,
  { keyFile, trustedKeys }: Site,
): Promise<Buffer> {
  const parsed = contentSchema.safeParse(next);
  if (!parsed.success) throw new PublishError(z.prettifyError(parsed.error));
  const privateKey = await readSigningKey(keyFile);
  const by = keyIdOf(createPublicKey(privateKey));
  const portals = parsed.data.portals.map((portal) => logged(findPortal(former, portal.name), portal, by));
  return Buffer.from(signRegistry({ ...parsed.data, portals }, before, { privateKey, trusted: trustedKeys }));
}
