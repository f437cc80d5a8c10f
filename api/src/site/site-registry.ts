import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@erm/portal-sdk/registry';
import { isOlder, parsePublicKeys, readSignedRegistry } from '@erm/publisher/registry';
import type { Logger } from 'pino';
import { hasCode } from '../errors/has-code';
import type { PublishedSite } from './open-site';
import { writeAtomically } from './write-atomically';

/** A verified registry, and the text that it was read from. */
export interface SiteRegistry {
  registry: Registry;
  text: Buffer;
}

interface Sources {
  site: Pick<PublishedSite, 'address' | 'readRegistry'>;
  siteKeyFile: string;
  dataDir: string;
  logger: Logger;
  /** Called with false when a registry was rejected, and with true when one is accepted. */
  onVerified(verified: boolean): void;
}

/**
 * Follows the registry of the site. One that cannot be read or verified is logged and ignored: the last good one stays
 * in use, even across restarts. Older ones are rejected as well, because an attacker with write access could replay
 * them. When the trusted keys change, everything is verified again, so that a removed key is useless.
 * @returns reads the registry in use; null if there never was one
 */
export function followRegistry(sources: Sources): () => Promise<SiteRegistry | null> {
  const { site, dataDir, siteKeyFile, logger, onVerified } = sources;
  const lastGoodFile = join(dataDir, 'last-good-portals.json');
  let latest: { found: Found; inUse: Promise<SiteRegistry | null> } | null = null;

  async function choose(found: Found, before: SiteRegistry | null): Promise<SiteRegistry | null> {
    const lastGoodText = before?.text ?? (await readIfPresent(lastGoodFile));
    const lastGood = lastGoodText && verifiedOrNull({ ...found, text: lastGoodText });
    if (!found.text && !lastGood) return null;
    try {
      const next = verified(found);
      if (lastGood && isOlder(next.registry, lastGood.registry)) {
        throw new Error('It is older than the one in use');
      }
      await writeAtomically(lastGoodFile, next.text);
      onVerified(true);
      return next;
    } catch (error) {
      onVerified(false);
      logger.error(
        { err: error },
        `The registry in ${site.address} was rejected, so the last good one stays in use`,
      );
      return lastGood;
    }
  }

  return async () => {
    const [text, keys] = await Promise.all([site.readRegistry().catch(asError), readIfPresent(siteKeyFile)]);
    if (!latest || !isSame(latest.found.text, text) || !isSame(latest.found.keys, keys)) {
      const found = { text, keys };
      const before = latest?.inUse ?? Promise.resolve(null);
      latest = { found, inUse: before.then((known) => choose(found, known)) };
    }
    return latest.inUse;
  };
}

/** The current content of the files, or why it is unknown. */
interface Found {
  text: Buffer | Error | null;
  keys: Buffer | null;
}

function verified({ text, keys }: Found): SiteRegistry {
  if (text instanceof Error) throw text;
  if (!text) throw new Error('It is missing');
  if (!keys) throw new Error('There is no file with the public keys to trust');
  const registry = readSignedRegistry(text.toString('utf8'), parsePublicKeys(keys.toString('utf8')));
  return { registry, text };
}

function verifiedOrNull(found: Found): SiteRegistry | null {
  try {
    return verified(found);
  } catch {
    return null;
  }
}

function isSame(one: Found['text'], other: Found['text']): boolean {
  if (Buffer.isBuffer(one) && Buffer.isBuffer(other)) return one.equals(other);
  if (one instanceof Error && other instanceof Error) return one.message === other.message;
  return one === other;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

async function readIfPresent(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
