import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { vi } from 'vitest';

const BUCKET = 'sites';

/** A server with the API of S3 on this machine, with one bucket. */
export interface LocalS3 {
  /** The variables that lead the client to it, which this process has until it is closed. */
  env: Record<string, string>;
  /** `s3://bucket/prefix` of an empty place in it. */
  address(prefix: string): string;
  /** Every request so far, such as `GET /sites/prod/portals.json`. */
  requests: readonly string[];
  /** Stops listening, as a server does that has crashed. */
  stop(): Promise<void>;
  /** Listens again, at the same address. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one for the tests of a file, in whose process the client finds it. */
export async function startLocalS3(): Promise<LocalS3> {
  const directory = await mkdtemp(join(tmpdir(), 'erm-s3-'));
  const configureBuckets = [{ name: BUCKET }];
  const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const requests: string[] = [];
  s3.middleware.unshift((ctx, next) => {
    requests.push(`${ctx.method} ${decodeURIComponent(ctx.path)}`);
    return next();
  });
  addConditionalWrites(s3);
  await s3.configureBuckets();
  const server = createServer(s3.callback());
  const port = await listen(server, 0);
  const stop = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  const env = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    // The only ones that s3rver knows.
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return {
    env,
    address: (prefix) => `s3://${BUCKET}/${prefix}`,
    requests,
    stop,
    async resume() {
      if (!server.listening) await listen(server, port);
    },
    async close() {
      vi.unstubAllEnvs();
      await stop();
      await rm(directory, { recursive: true });
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
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
