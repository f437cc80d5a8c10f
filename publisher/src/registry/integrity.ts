import { createHash } from 'node:crypto';

/** The digest algorithm, and SHA-384, which earlier publishers used. */
export type Algorithm = 'sha256' | 'sha384';

/** The digest of a file in the form of Subresource Integrity. */
export const integrityOf = (content: Buffer, algorithm: Algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Whether a file has a digest, of either kind that a registry may list. */
export const hasIntegrity = (content: Buffer, integrity: string): boolean =>
  integrityOf(content, integrity.startsWith('sha384-') ? 'sha384' : 'sha256') === integrity;
