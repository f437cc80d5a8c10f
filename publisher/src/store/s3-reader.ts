import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, S3ServiceException } from '@aws-sdk/client-s3';
import { fail, openBucket, type Bucket } from './s3-bucket';
import type { SiteReader, StoredFile } from './site-store';

const NOT_MODIFIED = 304;
/** For all attempts together, until the answer begins. Somebody may be waiting for it. */
const DEADLINE_MS = 10_000;

/** Reads a site in a bucket. */
export function s3Reader(bucket: string | Bucket): SiteReader {
  const opened = typeof bucket === 'string' ? openBucket(bucket) : bucket;
  const { address, client, target } = opened;
  return {
    address,
    isLocal: false,
    async read(path, known) {
      try {
        const condition = known && { IfNoneMatch: known.tag };
        const command = new GetObjectCommand({ ...target(path), ...condition });
        const { Body, ETag } = await client.send(command, { abortSignal: AbortSignal.timeout(DEADLINE_MS) });
        if (!Body || !ETag) throw new Error('The answer has no body or no ETag');
        return { content: Buffer.from(await Body.transformToByteArray()), tag: ETag };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        if (known && isNotModified(error)) return known;
        return fail(opened, path, error);
      }
    },
    async list(folder) {
      const { Bucket, Key: root } = target(`${folder}/`);
      const prefix = root.length - folder.length - 1;
      const files: StoredFile[] = [];
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: root })) {
          for (const { Key = '', Size: size = 0, LastModified, ETag } of Contents) {
            if (!LastModified || !ETag) throw new Error(`${Key} was listed without its time or its ETag`);
            files.push({ path: Key.slice(prefix), size, modified: Number(LastModified), tag: ETag });
          }
        }
        return files;
      } catch (error) {
        return fail(opened, folder, error);
      }
    },
  };
}

const isNotModified = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === NOT_MODIFIED;
