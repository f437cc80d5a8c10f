import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@erm/portal-sdk/registry';
import { parsePublicKeys, readSignedRegistry, REGISTRY_PATH } from '@erm/publisher/registry';
import type { Logger } from 'pino';
import { writeAtomically } from './write-atomically';

/** A verified registry, and the text that it was read from. */
export interface SiteRegistry {
  registry: Registry;
  text: Buffer;
}

interface Sources {
  siteDir: string;
  siteKeyFile: string;
  dataDir: string;
  logger: Logger;
  /** Called with false when a registry was rejected, and with true when one is accepted. */
  onVerified(verified: boolean): void;
}

/**
 * Follows the registry in the site's folder. One that does not verify is logged and never used: the last good one stays,
 * over a restart too. An older one than that is rejected as well, since whoever can write the folder could have kept it.
 * @returns reads the registry that is in use now; null if there never was one
 */
export function followRegistry(sources: Sources): () => Promise<SiteRegistry | null> {
  const { siteDir, dataDir, siteKeyFile, logger, onVerified } = sources;
  const lastGoodFile = join(dataDir, 'last-good-portals.json');
  let inUse: SiteRegistry | null = null;
  let rejected: Buffer | null = null;

  const verified = async (text: Buffer): Promise<SiteRegistry> => {
    const keys = parsePublicKeys(await readFile(siteKeyFile, 'utf8'));
    return { registry: readSignedRegistry(text.toString('utf8'), keys), text };
  };

  const restore = async (): Promise<SiteRegistry | null> => {
    const text = await readIfPresent(lastGoodFile);
    return text && verified(text).catch(() => null);
  };

  return async () => {
    const text = await readIfPresent(join(siteDir, REGISTRY_PATH));
    if (!text || rejected?.equals(text)) return inUse;
    if (!rejected && inUse?.text.equals(text)) return inUse;
    inUse ??= await restore();
    try {
      const next = await verified(text);
      if (inUse && next.registry.sequence < inUse.registry.sequence) {
        throw new Error('It is older than the one in use');
      }
      await writeAtomically(lastGoodFile, text);
      inUse = next;
      rejected = null;
      onVerified(true);
    } catch (error) {
      rejected = text;
      onVerified(false);
      logger.error(
        { err: error },
        `The registry in ${siteDir} was rejected, so the last good one stays in use`,
      );
    }
    return inUse;
  };
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
