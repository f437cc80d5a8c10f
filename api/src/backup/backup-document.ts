import { BSON } from 'mongodb';
import { z } from 'zod';
import { COLLECTION_NAMES } from '../integrity/stored-document';

// A backup has one JSON document per line: a header, every document with its collection, and the number of them.

const FORMAT = 'engineering-rm-backup';

/** Increased with the rules for texts and search fields. Backups of earlier versions are normalized when read. */
export const BACKUP_VERSION = 3;

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().check(z.gte(1), z.lte(BACKUP_VERSION)),
});
export const entrySchema = z.object({ collection: z.enum(COLLECTION_NAMES), document: z.unknown() });
export const endSchema = z.object({ documents: z.int() });

export function headerLine(): string {
  return JSON.stringify({ format: FORMAT, version: BACKUP_VERSION, exportedAt: new Date().toISOString() });
}

export function entryLine(entry: z.input<typeof entrySchema>): string {
  return BSON.EJSON.stringify(entry);
}

export function endLine(documents: number): string {
  return JSON.stringify({ documents });
}

/** The value of a line with its object IDs and dates; undefined if it is not JSON. */
export function parseLine(line: string): unknown {
  try {
    return BSON.EJSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
