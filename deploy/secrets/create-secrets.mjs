import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';

const CERTIFICATE_DAYS = 90;

/** The files in the folder of a deployment's secrets. */
export const SECRETS = {
  jwtSecret: 'jwt-secret',
  replicaSetKey: 'replica-set-key',
  adminPassword: 'mongodb-admin-password',
  apiPassword: 'mongodb-api-password',
  siteKey: 'site-key.pem',
  sitePublicKey: 'site-key.pub.pem',
  certificate: 'tls.crt',
  certificateKey: 'tls.key',
};

/**
 * Creates the secrets that a folder does not hold yet. Only the owner of the folder can enter it; its files are readable
 * because containers, which get them one by one, run as other users.
 *
 * @param {string} folder
 * @param {string[]} hosts the names and addresses in the certificate, which is self-signed
 */
export async function createSecrets(folder, hosts) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await create(folder, [SECRETS.jwtSecret], () => [password()]);
  await create(folder, [SECRETS.replicaSetKey], () => [randomBytes(512).toString('base64')]);
  await create(folder, [SECRETS.adminPassword], () => [password()]);
  await create(folder, [SECRETS.apiPassword], () => [password()]);
  await create(folder, [SECRETS.siteKey, SECRETS.sitePublicKey], signingKeys);
  await create(folder, [SECRETS.certificate, SECRETS.certificateKey], () => selfSigned(hosts));
}

/**
 * @param {string} folder
 * @param {keyof typeof SECRETS} secret
 */
export const readSecret = (folder, secret) => readFileSync(join(folder, SECRETS[secret]), 'utf8');

/** Without characters that would have to be escaped in a connection string. */
const password = () => randomBytes(32).toString('base64url');

/**
 * @param {string} folder
 * @param {string[]} names files that belong together
 * @param {() => string[] | Promise<string[]>} generateContents
 */
async function create(folder, names, generateContents) {
  const files = names.map((name) => join(folder, name));
  if (files.every((file) => existsSync(file))) return;
  const contents = await generateContents();
  files.forEach((file, index) => writeFileSync(file, contents[index] ?? '', { mode: 0o444, flag: 'wx' }));
}

function signingKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return [
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  ];
}

/** @param {string[]} hosts */
async function selfSigned(hosts) {
  const [commonName = 'localhost'] = hosts;
  const { cert, private: key } = await generate([{ name: 'commonName', value: commonName }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + CERTIFICATE_DAYS * 86_400_000),
    extensions: [{ name: 'subjectAltName', altNames: hosts.map(altName) }],
  });
  return [cert, key];
}

/**
 * @param {string} host
 * @returns {{ type: 7, ip: string } | { type: 2, value: string }}
 */
const altName = (host) => (isIP(host) ? { type: 7, ip: host } : { type: 2, value: host });
