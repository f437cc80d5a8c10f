import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A name for a public key that says nothing about it but which one it is. */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

/** The file that holds the public half of the private key in `privateKeyFile`. */
export const publicKeyFileOf = (privateKeyFile: string): string =>
  privateKeyFile.replace(/(\.pem)?$/, '.pub.pem');

/**
 * Reads the private key that signs registries.
 * @throws when the file does not exist, or holds anything but an Ed25519 key in PEM
 */
export async function readSigningKey(file: string): Promise<KeyObject> {
  const key = createPrivateKey(await readFile(file, 'utf8'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`);
  return key;
}

/**
 * Creates a key pair unless there is one: the private key in `file`, for its owner alone, and the public key next to
 * it. Of two processes that do this at once, one creates the pair and both use it.
 */
export async function createSigningKey(file: string): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
    await writeFile(publicKeyFileOf(file), publicKey.export({ type: 'spki', format: 'pem' }));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
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
