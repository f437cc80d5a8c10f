import { createHash } from 'node:crypto';

/** The digest of a file in the form of Subresource Integrity. */
export const integrityOf = (content: Buffer): string => digestOf('sha384', content);

/** Whether a file has a digest, of either kind that a registry may list. */
export const hasIntegrity = (content: Buffer, integrity: string): boolean =>
  digestOf(integrity.slice(0, integrity.indexOf('-')), content) === integrity;

const digestOf = (algorithm: string, content: Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
