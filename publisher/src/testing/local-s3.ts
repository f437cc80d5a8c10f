import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'sites';

/** A server with the API of S3 on this machine, with one bucket. */
export interface LocalS3 {
  /** The variables that lead the client to it. */
  env: Record<string, string>;
  /** `s3://bucket/prefix` of an empty place in it. */
  address(prefix: string): string;
  close(): Promise<void>;
}

export async function startLocalS3(): Promise<LocalS3> {
  const directory = await mkdtemp(join(tmpdir(), 'erm-s3-'));
  const configureBuckets = [{ name: BUCKET }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  addConditionalWrites(server);
  const { port } = await server.run();
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      // The only ones that s3rver knows.
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    address: (prefix) => `s3://${BUCKET}/${prefix}`,
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** S3 has had conditional writes since 2024, s3rver has not. One write at a time makes check and write one step. */
function addConditionalWrites(server: S3rver): void {
  let last: Promise<unknown> = Promise.resolve();
  server.middleware.unshift(async (ctx, next): Promise<void> => {
    const [ifMatch, ifNoneMatch] = [ctx.get('if-match'), ctx.get('if-none-match')];
    if (ctx.method !== 'PUT' || !(ifMatch || ifNoneMatch)) {
      await next();
      return;
    }
    const turn = last.then(async () => {
      const [, bucket = '', key = ''] = /^\/([^/]+)\/(.+)$/.exec(decodeURIComponent(ctx.path)) ?? [];
      const existing = await server.store.getObject(bucket, key);
      if (ifMatch ? existing?.metadata.etag === ifMatch : !existing) {
        await next();
      } else {
        ctx.status = 412;
        ctx.body = '<Error><Code>PreconditionFailed</Code></Error>';
      }
    });
    last = turn.catch(() => undefined);
    await turn;
  });
}
