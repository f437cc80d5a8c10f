import { verify, type KeyObject } from 'node:crypto';
import { registrySchema, signatureSchema, type Registry, type Signature } from '@erm/portal-sdk/registry';
import canonicalize from 'canonicalize';
import { z } from 'zod';
import { keyFromText, keyIdOf } from './keys';

/** Where the registry is in a site. */
export const REGISTRY_PATH = 'portals.json';

/** What of a registry has to be known to verify it. It is looked at before that, and everything else after it. */
const documentSchema = z.looseObject({
  signature: z.optional(signatureSchema),
  portals: z.array(
    z.looseObject({ keys: z.optional(z.array(z.string())), signature: z.optional(signatureSchema) }),
  ),
});
export type RegistryDocument = z.infer<typeof documentSchema>;
type PortalDocument = RegistryDocument['portals'][number];

/** A registry that is not used: it does not verify, or it is no registry. */
export class RegistryRejected extends Error {
  override readonly name = 'RegistryRejected';
}

/**
 * Reads a signed registry. A trusted key vouches for all of it, except for what a portal that has keys consists of: for
 * that, one of its keys may.
 * @throws RegistryRejected with the reason
 */
export function readSignedRegistry(text: string, trusted: readonly KeyObject[]): Registry {
  const document = parseDocument(text);
  check('It', siteBytes(document), document.signature, trusted);
  for (const portal of document.portals) {
    if (!portal.keys) continue;
    const keys = [...portal.keys.map(keyFromText), ...trusted];
    check(`The portal "${String(portal['name'])}"`, portalBytes(portal), portal.signature, keys);
  }
  return parse(registrySchema, document, 'It is signed but malformed');
}

/**
 * Whether a verified registry has something that was replaced in the one that is in use. Portals with keys have numbers
 * of their own, since those who change them cannot sign the registry's.
 */
export function isOlder(registry: Registry, inUse: Registry): boolean {
  const sequenceInUse = (name: string) => inUse.portals.find((portal) => portal.name === name)?.sequence ?? 0;
  return (
    registry.sequence < inUse.sequence ||
    registry.portals.some(({ name, keys, sequence = 0 }) => keys && sequence < sequenceInUse(name))
  );
}

/** @throws RegistryRejected when it is not even signed, or does not say by whom */
export function parseDocument(text: string): RegistryDocument {
  const object = parseObject(text);
  if (object['signature'] === undefined) throw new RegistryRejected('It is not signed');
  return parse(documentSchema, object, 'It is malformed');
}

/** What the site's key signs: the registry, but of portals with keys only what these keys cannot change. */
export function siteBytes({ signature: _, ...content }: RegistryDocument): Buffer {
  const portals = content.portals.map((portal) => {
    const { name, prefix, role, keys } = portal;
    return keys ? { name, prefix, role, keys } : portal;
  });
  return canonicalBytes({ ...content, portals });
}

/** What one of its keys signs of a portal: all of it, so that it is worth nothing after its keys were changed. */
export function portalBytes({ signature: _, ...content }: PortalDocument): Buffer {
  return canonicalBytes(content);
}

/** The canonical form (RFC 8785), which any other program can compute from the parsed document. */
function canonicalBytes(value: object): Buffer {
  return Buffer.from(canonicalize(value) ?? '');
}

function check(
  subject: string,
  content: Buffer,
  signature: Signature | undefined,
  keys: readonly KeyObject[],
): void {
  if (!signature) throw new RegistryRejected(`${subject} is not signed`);
  const { key, value } = signature;
  const publicKey = keys.find((candidate) => keyIdOf(candidate) === key);
  if (!publicKey) {
    throw new RegistryRejected(`${subject} is signed with the key ${key}, which is not trusted`);
  }
  if (!verify(null, content, publicKey, Buffer.from(value, 'base64'))) {
    throw new RegistryRejected(`${subject} does not match its signature`);
  }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new RegistryRejected('It is not a JSON object');
  }
}

function parse<Value>(schema: z.core.$ZodType<Value>, value: unknown, problem: string): Value {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new RegistryRejected(`${problem}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
}
