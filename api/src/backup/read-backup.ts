import { open } from 'node:fs/promises';
import type { CollectionName } from '../integrity/stored-document';
import { BACKUP_VERSION, endSchema, entrySchema, headerSchema, parseLine } from './backup-document';
import { BackupError } from './backup-error';
import { entryNormalizer } from './normalize-entry';

export interface BackupEntry {
  collection: CollectionName;
  document: unknown;
}

/** Every document of a backup in order. Throws in the end if the file is incomplete. */
export async function* readBackup(file: string): AsyncGenerator<BackupEntry> {
  const unreadable = () => {
    throw new BackupError(`${file} cannot be read.`);
  };
  const handle = await open(file).catch(unreadable);
  if ((await handle.stat()).isDirectory()) unreadable();
  let number = 0;
  let documents = 0;
  let announced: number | undefined;
  let normalize = (read: BackupEntry) => read;
  for await (const line of handle.readLines()) {
    number += 1;
    const value = parseLine(line);
    const entry = entrySchema.safeParse(value);
    const end = endSchema.safeParse(value);
    if (number === 1) {
      const header = headerSchema.safeParse(value);
      if (!header.success) throw new BackupError(`${file} is not a backup.`);
      if (header.data.version < BACKUP_VERSION) normalize = entryNormalizer();
    } else if (announced === undefined && entry.success) {
      documents += 1;
      yield normalize(entry.data);
    } else if (announced === undefined && end.success) announced = end.data.documents;
    else throw new BackupError(`${file} is damaged at line ${number}.`);
  }
  if (announced !== documents) throw new BackupError(`${file} is incomplete.`);
}
