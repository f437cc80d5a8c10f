import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { publicKeySchema } from '@erm/portal-sdk/registry';
import { hasCode } from '../has-code';
import { PublishError } from '../publish-error';

/** A name for a public key that says nothing about it but which one it is. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256').update(derOf(publicKey)).digest('hex').slice(0, 16);
}

/** A public key as the registry lists it: the base64 text of its PEM. */
export const textOfKey = (publicKey: KeyObject): string => derOf(publicKey).toString('base64');

const derOf = (publicKey: KeyObject): Buffer => publicKey.export({ type: 'spki', format: 'der' });

/** The public key of a text in the registry. */
export const keyFromText = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });

/** The ID of the key of a text in the registry. */
export const keyIdOfText = (text: string): string => keyIdOf(keyFromText(text));

/** The file that holds the public half of the private key in `privateKeyFile`. */
export const publicKeyFileOf = (privateKeyFile: string): string =>
  privateKeyFile.replace(/(\.pem)?$/, '.pub.pem');

/**
 * Reads the private key that signs registries.
 * @throws PublishError when the file does not exist, or holds anything but an Ed25519 key in PEM
 */
export async function readSigningKey(file: string): Promise<KeyObject> {
  try {
    const key = createPrivateKey(await readFile(file, 'utf8'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw new PublishError(`The signing key ${file} cannot be read: ${messageOf(error)}.`);
  }
  throw new PublishError(`The signing key ${file} must be an Ed25519 key.`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Creates a key pair if there is none: the private key in `file`, readable only by its owner, and the public key next
 * to it, replacing one without a private key. Of two concurrent processes, one creates the pair and both use it. A
 * missing public key is derived from the private one.
 */
export async function createSigningKey(file: string): Promise<void> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(dirname(file), { recursive: true });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const isNew = await writeUnlessPresent(file, pem, 0o600);
  const publicKey = createPublicKey(await readSigningKey(file));
  const publicFile = publicKeyFileOf(file);
  if (isNew) await rm(publicFile, { force: true });
  await writeUnlessPresent(publicFile, publicKey.export({ type: 'spki', format: 'pem' }), 0o644);
}

/**
 * Others see the file complete or not at all: it gets its name when it is written. A file that is there may be in a
 * folder that cannot be written to.
 * @returns whether it was written
 */
async function writeUnlessPresent(file: string, content: string | Buffer, mode: number): Promise<boolean> {
  if (existsSync(file)) return false;
  const temporary = `${file}.${randomUUID()}.part`;
  await writeFile(temporary, content, { mode });
  try {
    await link(temporary, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(temporary);
  }
}

/**
 * Reads public keys.
 * @throws PublishError when the file cannot be read, or holds anything but Ed25519 public keys in PEM
 */
export async function readPublicKeys(file: string): Promise<KeyObject[]> {
  try {
    return parsePublicKeys(await readFile(file, 'utf8'));
  } catch (error) {
    throw new PublishError(`The public keys ${file} cannot be read: ${messageOf(error)}.`);
  }
}

/**
 * Reads the public key that somebody names: by its file, or by its text.
 * @throws PublishError when that is not one Ed25519 public key
 */
export async function readPublicKey(fileOrText: string): Promise<KeyObject> {
  if (publicKeySchema.safeParse(fileOrText).success) return keyFromText(fileOrText);
  const [key, ...others] = existsSync(fileOrText) ? await readPublicKeys(fileOrText) : [];
  if (key && others.length === 0) return key;
  throw new PublishError(`"${fileOrText}" must be the file, or the text, of one Ed25519 public key.`);
}

/**
 * The public keys in a PEM text, one after the other, so that a key can be replaced while both are trusted.
 * @throws when it holds none, or one that is not an Ed25519 key
 */
export function parsePublicKeys(pem: string): KeyObject[] {
  const blocks = pem.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  const keys = blocks.map((block) => createPublicKey(block));
  if (keys.length === 0 || keys.some((key) => key.asymmetricKeyType !== 'ed25519')) {
    throw new Error('It must hold Ed25519 public keys in PEM');
  }
  return keys;
}
