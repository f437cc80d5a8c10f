import { verify, type KeyObject } from 'node:crypto';
import { registrySchema, signatureSchema, type Registry, type Signature } from '@erm/portal-sdk/registry';
import canonicalize from 'canonicalize';
import { z } from 'zod';
import { keyFromText, keyIdOf } from './keys';

/** Where the registry is in a site. */
export const REGISTRY_PATH = 'portals.json';

/** The parts of a registry that are needed to verify it. Parsed first; everything else only after verification. */
const documentSchema = z.looseObject({
  signature: z.optional(signatureSchema),
  portals: z.array(
    z.looseObject({ keys: z.optional(z.array(z.string())), signature: z.optional(signatureSchema) }),
  ),
});
export type RegistryDocument = z.infer<typeof documentSchema>;
type PortalDocument = RegistryDocument['portals'][number];

/** A rejected registry: invalid, or not verifiable. */
export class RegistryRejected extends Error {
  override readonly name = 'RegistryRejected';
}

/**
 * Reads a signed registry. A trusted key must sign all of it, except the contents of portals with keys of their own,
 * which one of those keys may sign.
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
 * Whether a verified registry contains anything older than the one in use. Portals with keys have their own sequence
 * numbers, because their keys cannot sign the registry's.
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

/** The part that the site's key signs: everything except what the keys of portals can change. */
export function siteBytes({ signature: _, ...content }: RegistryDocument): Buffer {
  const portals = content.portals.map((portal) => {
    const { name, prefix, role, keys } = portal;
    return keys ? { name, prefix, role, keys } : portal;
  });
  return canonicalBytes({ ...content, portals });
}

/** The part of a portal that one of its keys signs: all of it, so that a signature is invalid after its keys change. */
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
