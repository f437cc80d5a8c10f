import { createHash } from 'node:crypto';

/** The digest of a file in the form of Subresource Integrity. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
