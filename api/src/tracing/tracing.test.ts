import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bundleApi, startProcess, type ApiProcess } from '../test-support/api-process';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  status: z.object({ code: z.number() }),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
const batchSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: spanSchema.shape.attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});
type Span = z.infer<typeof spanSchema>;

const spans: Span[] = [];
const resources: string[] = [];
let collector: Server;
let dataDir: string;
let bundle: string;
let api: ApiProcess;
let url: string;
beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = batchSchema.parse(body);
      resources.push(JSON.stringify(resourceSpans.map(({ resource }) => resource)));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  bundle = bundleApi();
  dataDir = mkdtempSync(join(tmpdir(), 'api-tracing-'));
  api = startProcess(bundle, {
    DATA_DIR: dataDir,
    SEED: 'demo',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  ({ url } = await api.ready);
});
afterAll(async () => {
  api.child.kill('SIGKILL');
  await api.ended;
  collector.close();
  for (const folder of [bundle, dataDir]) rmSync(folder, { recursive: true, force: true });
});

const CALLER = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const attribute = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((entry) => entry.key === key)?.value ?? {})[0];

describe('traces', () => {
  it('continue the caller’s, from the request to the database, without any values', async () => {
    const secret = 'somebody@example.com';
    const reply = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${CALLER.trace}-${CALLER.span}-01`,
      },
      body: JSON.stringify({ email: secret, password: 'a wrong password' }),
    });
    expect(reply.status).toBe(401);
    // Stopping sends what is waiting.
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);

    const request = spans.find(({ name }) => name === 'POST /api/auth/login');
    expect(request).toMatchObject({ traceId: CALLER.trace, parentSpanId: CALLER.span });
    expect(attribute(request, 'http.response.status_code')).toBe(401);
    expect(attribute(request, 'erm.request_id')).toBe(reply.headers.get('x-request-id'));
    const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(queries.map(({ name }) => name)).toContain('find users');
    expect(queries.every(({ traceId }) => traceId === CALLER.trace)).toBe(true);
    expect(resources.join()).toContain('engineering-rm-api');
    expect(resources.join()).toContain('deployment.environment.name');
    expect(JSON.stringify(spans)).not.toContain(secret);
    expect(JSON.stringify(spans)).not.toContain('a wrong password');
  });
});
