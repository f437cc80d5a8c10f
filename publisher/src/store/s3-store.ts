import { DeleteObjectCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { openBucket } from './s3-bucket';
import { s3Reader } from './s3-reader';
import { ConflictError, type SiteStore } from './site-store';

/** S3 answers these when the object has changed, or is being changed, since it was read. */
const CHANGED_STATUSES = [409, 412];

/** A site in a bucket, whose server has to support conditional writes. */
export function s3Store(address: string): SiteStore {
  const bucket = openBucket(address);
  const put = (path: string, content: Buffer, condition: { IfMatch?: string; IfNoneMatch?: string } = {}) =>
    bucket.client.send(
      new PutObjectCommand({ ...bucket.target(path), Body: content, ...metadataOf(path), ...condition }),
    );
  return {
    ...s3Reader(bucket),
    async remove(path) {
      await bucket.client.send(new DeleteObjectCommand(bucket.target(path)));
    },
    async write(path, content) {
      await put(path, content);
    },
    async replace(path, content, tag) {
      try {
        await put(path, content, tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag });
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (status && CHANGED_STATUSES.includes(status)) throw new ConflictError(path);
        throw error;
      }
    },
  };
}

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
const ENCODINGS: Record<string, string> = { br: 'br', gz: 'gzip' };

/** Headers with which a bucket serves an object without a server in front. */
function metadataOf(path: string) {
  const [, name = path, packed = ''] = /^(.*?)(?:\.(br|gz))?$/.exec(path) ?? [];
  const encoding = ENCODINGS[packed];
  const immutable = /^(portals|shell)\//.test(path);
  return {
    ContentType: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    CacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding && { ContentEncoding: encoding }),
  };
}
