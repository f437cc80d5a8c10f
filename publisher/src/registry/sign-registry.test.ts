import { generateKeyPairSync, sign as signBytes, verify, type KeyObject } from 'node:crypto';
import type { RegisteredPortal } from '@erm/portal-sdk/registry';
import { sampleRegistry, sampleRelease } from '@erm/portal-sdk/testing/registry';
import canonicalize from 'canonicalize';
import { describe, expect, it } from 'vitest';
import { keyIdOf, textOfKey } from './keys';
import { signRegistry, type RegistryContent } from './sign-registry';
import { isOlder, readSignedRegistry } from './signed-registry';

interface Pair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}
const newPair = (): Pair => generateKeyPairSync('ed25519');
const [site, manager, finance] = [newPair(), newPair(), newPair()];
const trusted = [site.publicKey];

const portalOf = (name: string, ...owners: Pair[]): RegisteredPortal => ({
  name,
  prefix: `/${name}`,
  role: 'manager',
  current: '1.0.0',
  previous: [],
  canary: null,
  releases: [sampleRelease(name, '1.0.0')],
  keys: owners.length > 0 ? owners.map(keyTextOf) : undefined,
});

const keyTextOf = ({ publicKey }: Pair): string => textOfKey(publicKey);
const { shell } = sampleRegistry();
const read = (text: string) => readSignedRegistry(text, trusted);
const sign = (content: RegistryContent, before: string | null, { privateKey }: Pair) =>
  signRegistry(content, before, { privateKey, trusted });

/** Finance, manager, and travel, of which the first two have keys. */
const text = sign(
  {
    shell,
    portals: [portalOf('finance', finance), portalOf('manager', manager), portalOf('travel')],
  },
  null,
  site,
);

/** The registry with a change that this key signs. */
const changed = (before: string, name: string, change: Partial<RegisteredPortal>, pair: Pair) => {
  const { sequence: _, ...content } = read(before);
  const portals = content.portals.map((portal) => (portal.name === name ? { ...portal, ...change } : portal));
  return sign({ ...content, portals }, before, pair);
};
const released = (name: string, version: string) => {
  return { current: version, releases: [sampleRelease(name, version)] };
};

/** The document with something of a portal changed that its signature does not know. */
function tampered(document: string, name: string, change: Record<string, unknown>): string {
  const parsed = JSON.parse(document) as { portals: Record<string, unknown>[] };
  for (const portal of parsed.portals) if (portal['name'] === name) Object.assign(portal, change);
  return JSON.stringify(parsed);
}

/** The same, signed as anybody can who has a key, whatever this publisher refuses. */
function forged(name: string, change: Record<string, unknown>, { privateKey, publicKey }: Pair): string {
  const document = tampered(text, name, change);
  const { signature: _, ...entry } = entryOf(document, name);
  const value = signBytes(null, Buffer.from(canonicalize(entry) ?? ''), privateKey).toString('base64');
  return tampered(document, name, { signature: { key: keyIdOf(publicKey), value } });
}

const entryOf = (document: string, name: string): Record<string, unknown> =>
  (JSON.parse(document) as { portals: Record<string, unknown>[] }).portals.find(
    (portal) => portal['name'] === name,
  ) ?? {};

describe('the key of a portal', () => {
  it('changes its portal, and leaves every other byte with its signature', () => {
    const after = changed(text, 'manager', released('manager', '1.1.0'), manager);
    expect(read(after).portals.map(({ current }) => current)).toEqual(['1.0.0', '1.1.0', '1.0.0']);
    const { portals: _, ...ofSite } = JSON.parse(text) as object & { portals: unknown };
    expect(JSON.parse(after)).toMatchObject(ofSite);
    expect(entryOf(after, 'finance')).toEqual(entryOf(text, 'finance'));
  });

  it('keeps what it does not know of other portals, which a later version may have written', () => {
    const later = { ...portalOf('finance', finance), hue: 'blue' };
    const before = sign({ shell, portals: [later, portalOf('manager', manager)] }, null, site);
    const after = changed(before, 'manager', released('manager', '1.1.0'), manager);
    expect(entryOf(after, 'finance')).toMatchObject({ hue: 'blue' });
    expect(read(after).portals).toHaveLength(2);
  });

  it.each<[string, string, Partial<RegisteredPortal>, Pair]>([
    ['another portal that has keys', 'finance', released('finance', '1.1.0'), manager],
    ['a portal without keys', 'travel', released('travel', '1.1.0'), manager],
    ['its role', 'manager', { role: 'engineer' }, manager],
    ['its prefix', 'manager', { prefix: '/managers', releases: [] }, manager],
    ['its keys', 'manager', { keys: [keyTextOf(manager), keyTextOf(finance)] }, manager],
    ['the keys of another portal', 'finance', { keys: [keyTextOf(manager)] }, manager],
  ])('may not change %s', (_, name, change, pair) => {
    expect(() => changed(text, name, change, pair)).toThrow(
      `The key ${keyIdOf(pair.publicKey)} may change manager only. Everything else takes the key of the site.`,
    );
  });

  it('may not change the shell, add or remove a portal, or begin a site', () => {
    const { sequence: _, ...content } = read(text);
    for (const next of [
      { ...content, shell: { ...shell, head: 'evil()' } },
      { ...content, portals: content.portals.slice(1) },
      { ...content, portals: [...content.portals, portalOf('support')] },
    ]) {
      expect(() => sign(next, text, manager)).toThrow('may change manager only');
    }
    expect(() => sign(content, null, manager)).toThrow('may not change anything in this site');
  });
});

describe('a registry with keys of portals', () => {
  const regranted = changed(text, 'manager', { keys: [manager, finance].map(keyTextOf) }, site);

  it('is accepted as its keys have signed it, however it is formatted', () => {
    const current = { ...released('manager', '1.1.0'), label: 'Anything' };
    expect(read(forged('manager', current, manager)).portals[1]?.current).toBe('1.1.0');
    expect(read(forged('manager', current, site)).portals[1]?.current).toBe('1.1.0');
  });

  it.each<[string, string, RegExp]>([
    [
      'changed by somebody without a key',
      tampered(text, 'finance', released('finance', '6.6.6')),
      /^The portal "finance" does not match its signature$/,
    ],
    [
      'with a portal that the key of another one signed',
      forged('finance', released('finance', '6.6.6'), manager),
      new RegExp(`^The portal "finance" is signed with the key ${keyIdOf(manager.publicKey)}, which is not`),
    ],
    [
      'with a portal that is not signed',
      tampered(text, 'manager', { signature: undefined }),
      /"manager" is not signed/,
    ],
    [
      'with a portal of before its keys were changed',
      tampered(regranted, 'manager', entryOf(text, 'manager')),
      /^It does not match its signature$/,
    ],
    [
      'with a signature of before its keys were changed',
      tampered(regranted, 'manager', { signature: entryOf(text, 'manager')['signature'] }),
      /"manager" does not match its signature/,
    ],
    [
      'with a file of another portal from a key of the portal',
      forged('manager', { releases: [sampleRelease('finance', '1.0.0')] }, manager),
      /^It is signed but malformed/,
    ],
  ])('is rejected %s', (_, document, reason) => {
    expect(() => read(document)).toThrow(reason);
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['another prefix', 'manager', { prefix: '/login' }],
    ['another role', 'manager', { role: 'engineer' }],
    ['another name', 'manager', { name: 'finance' }],
    ['other keys', 'manager', { keys: [keyTextOf(finance)] }],
    ['no keys any more', 'manager', { keys: undefined }],
    ['another portal, which has no keys,', 'travel', released('travel', '6.6.6')],
  ])('is rejected with %s from a key of the portal', (_, name, change) => {
    expect(() => read(forged(name, change, manager))).toThrow(/^It does not match its signature$/);
  });

  it('is older with a portal put back that was replaced since, and with the rest put back', () => {
    const newer = changed(text, 'manager', released('manager', '1.1.0'), manager);
    const mixed = tampered(newer, 'manager', entryOf(text, 'manager'));
    expect(isOlder(read(mixed), read(newer))).toBe(true);
    expect(isOlder(read(text), read(regranted))).toBe(true);
    expect(isOlder(read(newer), read(text))).toBe(false);
    expect(isOlder(read(changed(newer, 'manager', { keys: undefined }, site)), read(newer))).toBe(false);
  });

  it('does not verify where portals have no keys, by the rule of releases before them', () => {
    const verifies = (document: string) => {
      const { signature, ...content } = JSON.parse(document) as { signature: { value: string } };
      const value = Buffer.from(signature.value, 'base64');
      return verify(null, Buffer.from(canonicalize(content) ?? ''), site.publicKey, value);
    };
    expect(verifies(text)).toBe(false);
    expect(verifies(sign({ shell, portals: [portalOf('manager')] }, null, site))).toBe(true);
  });

  it('is signed anew by the next key of the site, except for what keys of portals have signed', () => {
    const next = newPair();
    const both = [next.publicKey, site.publicKey];
    const before = changed(text, 'manager', released('manager', '1.1.0'), manager);
    const { sequence: _, ...content } = read(before);
    const after = signRegistry(content, before, { privateKey: next.privateKey, trusted: both });
    expect(readSignedRegistry(after, [next.publicKey]).portals).toHaveLength(3);
    expect(entryOf(after, 'manager')).toEqual(entryOf(before, 'manager'));
  });
});
