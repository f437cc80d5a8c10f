import { createPublicKey, sign, type KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  registrySchema,
  type RegisteredPortal,
  type Registry,
  type Signature,
} from '@erm/portal-sdk/registry';
import { PublishError } from '../publish-error';
import { keyIdOf, keyIdOfText } from './keys';
import { parseDocument, portalBytes, siteBytes } from './signed-registry';

/** Everything of a registry that a publication decides. */
export type RegistryContent = Omit<Registry, 'sequence'>;

export interface Signer {
  privateKey: KeyObject;
  /** The keys of the site. */
  trusted: readonly KeyObject[];
}

/**
 * The text of `portals.json` after a change. What this key has not changed keeps its signature, and with it every byte
 * that was signed, even what this version does not know. A key of the site also signs again what another one has signed.
 * @param before the verified text that was changed; null if there is none
 * @throws PublishError when the key may not make the change
 */
export function signRegistry(
  content: RegistryContent,
  before: string | null,
  { privateKey, trusted }: Signer,
): string {
  const key = keyIdOf(createPublicKey(privateKey));
  const isOfSite = trusted.some((candidate) => keyIdOf(candidate) === key);
  const document = before === null ? null : parseDocument(before);
  const known = document && registrySchema.parse(document);
  const mayChange = ({ keys = [] }: RegisteredPortal): boolean =>
    isOfSite || keys.map(keyIdOfText).includes(key);
  const refuse = (): never => {
    throw new PublishError(refusal(key, known?.portals.filter(mayChange) ?? []));
  };
  const signed = (bytes: Buffer): Signature => {
    return { key, value: sign(null, bytes, privateKey).toString('base64') };
  };

  const portals = content.portals.map((portal) => {
    const { sequence = 0, signature, ...entry } = portal;
    if (!portal.keys) return entry;
    const index = known?.portals.findIndex((former) => isDeepStrictEqual(former, portal)) ?? -1;
    const unchanged = document?.portals[index];
    const isSignedByOthers = ![key, ...portal.keys.map(keyIdOfText)].includes(signature?.key ?? '');
    if (unchanged && !(isOfSite && isSignedByOthers)) return unchanged;
    if (!mayChange(portal)) return refuse();
    const next = { ...entry, sequence: nextAfter(sequence) };
    return { ...next, signature: signed(portalBytes(next)) };
  });
  if (isOfSite) {
    const next = { ...content, sequence: nextAfter(known?.sequence ?? 0), portals };
    return textOf({ ...next, signature: signed(siteBytes(next)) });
  }
  if (!document || !known || !isSameSite({ ...content, sequence: known.sequence }, known)) return refuse();
  const own = document.portals.map((portal, index) => (portal.keys ? portals[index] : portal));
  return textOf({ ...document, portals: own });
}

/** The time in milliseconds, so that a registry that was started over still comes after the one before. */
const nextAfter = (sequence: number): number => Math.max(Date.now(), sequence + 1);

const isSameSite = (one: Registry, other: Registry): boolean => siteBytes(one).equals(siteBytes(other));

const textOf = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

function refusal(key: string, portals: readonly RegisteredPortal[]): string {
  const names = portals.map(({ name }) => name).join(', ');
  return names
    ? `The key ${key} may change ${names} only. Everything else takes the key of the site.`
    : `The key ${key} may not change anything in this site. "keys <name>" lists the keys that may.`;
}
