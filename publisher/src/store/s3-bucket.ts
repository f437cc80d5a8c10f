import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { z } from 'zod';
import { StoreFailure } from './site-store';

const CONNECTION_TIMEOUT_MS = 3000;
const SILENCE_TIMEOUT_MS = 10_000;

/** Of the answers that are not successful, those after which the same request may succeed. */
const PASSING_STATUSES = [408, 429];

/** The names of errors of requests that have taken too long. */
const TIMEOUTS = ['TimeoutError', 'AbortError'];

/** The place of a site in a bucket, with the client that reaches it. */
export interface Bucket {
  address: string;
  client: S3Client;
  target(path: string): { Bucket: string; Key: string };
}

/**
 * A bucket of Amazon S3 or of any server with its API, such as MinIO, R2, or Ceph. The credentials and the region come
 * from the environment (`AWS_ACCESS_KEY_ID`, `AWS_REGION`, …), another server's address from `AWS_ENDPOINT_URL_S3`.
 * @param address `s3://bucket` or `s3://bucket/prefix`
 */
export function openBucket(address: string): Bucket {
  const { hostname, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  return {
    address,
    client: new S3Client({
      forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3']),
      requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
    }),
    target: (path) => ({ Bucket: hostname, Key: prefix ? `${prefix}/${path}` : path }),
  };
}

/** Errors of the client: those from S3 have a status; connection errors have a code or are timeouts. */
const failureSchema = z.object({
  name: z.string().catch(''),
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  $metadata: z.object({ httpStatusCode: z.number().optional() }).catch({}),
});

/** @throws StoreFailure that names the failed operation */
export function fail({ address }: Bucket, path: string, error: unknown): never {
  const { name, message, code, $metadata } = failureSchema.parse(error);
  const status = $metadata.httpStatusCode;
  const isPassing =
    status === undefined
      ? code !== undefined || TIMEOUTS.includes(name)
      : status >= 500 || PASSING_STATUSES.includes(status);
  const reason = [error instanceof S3ServiceException ? name : code, message].filter(Boolean).join(': ');
  throw new StoreFailure(`${path} cannot be read from ${address}: ${reason}`, !isPassing, error);
}
