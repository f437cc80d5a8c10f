import type { RegisteredPortal } from '@erm/portal-sdk/registry';
import { readPortal, type Site } from '../publish/site';
import { PublishError } from '../publish-error';
import { keyIdOf, keyIdOfText, readPublicKey, textOfKey } from '../registry/keys';
import { changePortal } from './change-portal';

/** The keys that may change a portal, by their IDs. */
export async function listKeys(site: Site, name: string): Promise<string> {
  const { keys = [] } = await readPortal(site, name);
  return [
    `${name} may be changed with`,
    ...site.trustedKeys.map((key) => `  ${keyIdOf(key)}  the key of the site`),
    ...keys.map((text) => `  ${keyIdOfText(text)}  ${text}`),
  ].join('\n');
}

/**
 * Lets the holder of another key change a portal, which takes the key of the site.
 * @param fileOrText of the public key
 * @returns the ID of the key
 */
export async function grantKey(site: Site, name: string, fileOrText: string): Promise<string> {
  const text = textOfKey(await readPublicKey(fileOrText));
  await changePortal(site, name, (portal) => {
    const { keys = [] } = portal;
    if (keys.includes(text))
      throw new PublishError(`The key ${keyIdOfText(text)} may change ${name} already.`);
    return { ...portal, keys: [...keys, text] };
  });
  return keyIdOfText(text);
}

/** Takes a key from a portal, whose releases stay. */
export async function revokeKey(site: Site, name: string, id: string): Promise<void> {
  await changePortal(site, name, (portal) => {
    const { keys = [], ...rest } = portal;
    const others = keys.filter((text) => keyIdOfText(text) !== id);
    if (others.length === keys.length) throw new PublishError(noSuchKey(portal, id));
    return others.length > 0 ? { ...rest, keys: others } : rest;
  });
}

function noSuchKey({ name, keys = [] }: RegisteredPortal, id: string): string {
  return `${name} has no key ${id}. It has ${keys.map(keyIdOfText).join(', ') || 'none of its own'}.`;
}
