declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  import type { Middleware } from 'koa';

  interface StoredObject {
    metadata: { etag: string };
  }

  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    middleware: Middleware[];
    store: { getObject(bucket: string, key: string): Promise<StoredObject | null> };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
