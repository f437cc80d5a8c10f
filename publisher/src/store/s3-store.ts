import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ConflictError, type SiteStore, type StoredFile } from './site-store';

/** S3 answers these when the object has changed, or is being changed, since it was read. */
const CHANGED_STATUSES = [409, 412];

/**
 * A site in a bucket of Amazon S3 or of any server with its API, such as MinIO, R2, or Ceph. The credentials and the
 * region come from the environment (`AWS_ACCESS_KEY_ID`, `AWS_REGION`, …), another server's address from
 * `AWS_ENDPOINT_URL_S3`.
 * @param address `s3://bucket` or `s3://bucket/prefix`
 */
export function s3Store(address: string): SiteStore {
  const { hostname: bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const client = new S3Client({ forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3']) });
  const target = (path: string) => ({ Bucket: bucket, Key: prefix ? `${prefix}/${path}` : path });
  const put = (path: string, content: Buffer, condition: { IfMatch?: string; IfNoneMatch?: string } = {}) =>
    client.send(new PutObjectCommand({ ...target(path), Body: content, ...metadataOf(path), ...condition }));
  return {
    address,
    async read(path) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(target(path)));
        if (!Body || !ETag) throw new Error(`${address} sent ${path} without a body or an ETag`);
        return { content: Buffer.from(await Body.transformToByteArray()), tag: ETag };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async list(folder) {
      const { Bucket, Key } = target(`${folder}/`);
      const files: StoredFile[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: Key })) {
        for (const { Key: key = '', Size: size = 0, LastModified } of Contents) {
          if (!LastModified) throw new Error(`${address} listed ${key} without its time`);
          files.push({ path: key.slice(prefix ? prefix.length + 1 : 0), size, modified: +LastModified });
        }
      }
      return files;
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(target(path)));
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

/** What a bucket sends with an object when it is served without a server in front. */
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
