import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { registrySchema, type Registry } from '@erm/portal-sdk/registry';
import canonicalize from 'canonicalize';
import { z } from 'zod';
import { keyIdOf } from './keys';

/** Where the registry is in a site. */
export const REGISTRY_PATH = 'portals.json';

const signatureSchema = z.object({ key: z.string(), value: z.string() });

/** A registry that is not used: it does not verify, or it is no registry. */
export class RegistryRejected extends Error {
  override readonly name = 'RegistryRejected';
}

/**
 * The text of `portals.json`: the registry with an Ed25519 signature over its canonical form (RFC 8785), which any
 * other program can compute from the parsed document.
 */
export function signRegistry(registry: Registry, privateKey: KeyObject): string {
  const key = keyIdOf(createPublicKey(privateKey));
  const value = sign(null, canonicalBytes(registry), privateKey).toString('base64');
  return `${JSON.stringify({ ...registry, signature: { key, value } }, null, 2)}\n`;
}

/**
 * Reads a signed registry. Nothing of it is looked at before the signature of one of the trusted keys is verified.
 * @throws RegistryRejected with the reason
 */
export function readSignedRegistry(text: string, trusted: readonly KeyObject[]): Registry {
  const { signature, ...content } = parseObject(text);
  if (signature === undefined) throw new RegistryRejected('It is not signed');
  const { key, value } = parse(signatureSchema, signature, 'Its signature is malformed');
  const publicKey = trusted.find((candidate) => keyIdOf(candidate) === key);
  if (!publicKey) throw new RegistryRejected(`It is signed with the key ${key}, which is not trusted`);
  if (!verify(null, canonicalBytes(content), publicKey, Buffer.from(value, 'base64'))) {
    throw new RegistryRejected('Its signature does not match its content');
  }
  return parse(registrySchema, content, 'It is signed but malformed');
}

function canonicalBytes(value: object): Buffer {
  return Buffer.from(canonicalize(value) ?? '');
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
