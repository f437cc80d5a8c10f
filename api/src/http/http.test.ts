import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { listAssignments } from '@erm/contracts/assignments';
import { createAssignment } from '@erm/contracts/assignment-edits';
import { register } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { endpoints } from '@erm/contracts/endpoints';
import { createEngineer } from '@erm/contracts/engineer-edits';
import type { Endpoint } from '@erm/contracts/endpoint';
import { acceptInvitation } from '@erm/contracts/invitation-links';
import { createInvitation } from '@erm/contracts/invitations';
import { createProject } from '@erm/contracts/project-edits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, expectFailure, readFailure, send } from '../test-support/call';
import { addEngineer, addProject, freshEmail, PASSWORD, signUp } from '../test-support/people';
import { startApi, type TestApi } from '../test-support/start-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await signUp(api, 'manager'));
});
afterAll(() => api.close());

interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

async function raw(path: string, { method = 'POST', headers, body }: RawRequest = {}): Promise<Response> {
  return fetch(`${api.baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { body: body }),
  });
}
const json = { 'content-type': 'application/json' };

describe('a path', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/engineers/x/y/z', '/api/%E0%A4%A/x', '/api/Engineers'])(
    'that is unknown (%s) returns 404 with and without a token',
    async (path) => {
      for (const headers of [{}, { authorization: 'Bearer x' }]) {
        const reply = await fetch(`${api.baseUrl}${path}`, { headers: headers as Record<string, string> });
        expect(await readFailure(reply)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      }
    },
  );

  it('returns 405 with the allowed methods for an unsupported one', async () => {
    const failure = await readFailure(await raw('/api/engineers', { method: 'PATCH' }));
    expect(failure).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(failure.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    const one = await readFailure(await raw(`/api/projects/${'f'.repeat(24)}`, { method: 'GET' }));
    expect(one.headers.get('allow')).toBe('DELETE, PUT, OPTIONS');
    expect((await readFailure(await raw('/api/auth/login', { method: 'GET' }))).status).toBe(405);
    expect((await readFailure(await raw('/api/engineers', { method: 'PROPFIND' }))).status).toBe(405);
  });

  it('takes no path that is written out for an ID', async () => {
    const literal = Object.values<Endpoint>(endpoints).filter(({ path }) => !path.includes('{'));
    for (const path of new Set(literal.map((endpoint) => endpoint.path))) {
      const supported: string[] = literal.filter((one) => one.path === path).map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter((one) => !supported.includes(one))) {
        const failure = await readFailure(await raw(path, { method }));
        expect([method, path, failure.status]).toEqual([method, path, 405]);
        expect(failure.headers.get('allow')).not.toContain(method);
      }
    }
    const options = await raw('/api/invitations/accept', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  });

  it('returns the allowed methods for OPTIONS, and GET without a body for HEAD', async () => {
    const options = await raw('/api/engineers', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    const head = await raw('/api/engineers', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${api.baseUrl}/api/engineers`, { method: 'HEAD' })).status).toBe(401);
  });
});

describe('a body', () => {
  it('that is not JSON returns 415', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
    ];
    for (const type of types) {
      const reply = await raw('/api/projects', { headers: { 'content-type': type }, body: 'name=x' });
      expect(await readFailure(reply), type).toMatchObject({ status: 415, code: 'NOT_JSON' });
    }
    const untyped = await raw('/api/projects', { body: Buffer.from('{}') });
    expect((await readFailure(untyped)).status).toBe(415);
  });

  it.each([
    '{',
    '{"name": undefined}',
    "{'name': 'x'}",
    '{"a":1}{"b":2}',
    'null x',
    '\0',
    '['.repeat(50_000),
  ])('that is malformed (%j) returns 400 MALFORMED_JSON', async (body) => {
    const failure = await readFailure(await raw('/api/projects', { headers: json, body }));
    expect(failure).toMatchObject({
      status: 400,
      code: 'MALFORMED_JSON',
      error: 'The body is not valid JSON',
    });
  });

  it.each(['[]', '"text"', '7', 'null', 'true'])('that is not an object (%s) returns 400', async (body) => {
    const failure = await readFailure(await raw('/api/projects', { headers: json, body }));
    expect(failure).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      error: 'The body must be a JSON object',
    });
  });

  it('that is empty or missing reports the missing fields', async () => {
    for (const reply of [
      await raw('/api/projects', { headers: json, body: '' }),
      await raw('/api/projects'),
    ]) {
      const failure = await readFailure(reply);
      expect(failure.issues?.map(({ path }) => path)).toEqual([
        'name',
        'description',
        'startDate',
        'endDate',
      ]);
    }
  });

  it('over 100 KB returns 413, however large it is', async () => {
    const tooLarge = {
      status: 413,
      code: 'BODY_TOO_LARGE',
      error: 'The body must not be larger than 100 KB',
    };
    for (const size of [110_000, 5_000_000]) {
      const body = JSON.stringify({ name: 'x'.repeat(size) });
      expect(await readFailure(await raw('/api/projects', { headers: json, body }))).toMatchObject(tooLarge);
    }
  });

  it('over 10 KB returns 413 on unauthenticated endpoints', async () => {
    const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(11_000) });
    for (const path of [login.path, register.path]) {
      const reply = await fetch(`${api.baseUrl}${path}`, { method: 'POST', headers: json, body });
      expect(await readFailure(reply)).toMatchObject({
        status: 413,
        error: 'The body must not be larger than 10 KB',
      });
    }
  });

  it('over 100 KB returns 413 when it is sent without a content length', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...json, authorization: `Bearer ${token}` };
      const sending = request(`${api.baseUrl}/api/projects`, { method: 'POST', headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      sending.once('error', reject);
      sending.write(`{"name": "${'x'.repeat(200_000)}`);
    });
    expect(status).toBe(413);
  });

  it('that falsely claims to be compressed returns 400', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' };
    const reply = await raw('/api/projects', { headers, body: '{"name":"x"}' });
    expect((await readFailure(reply)).status).toBe(400);
  });
});

describe('a malicious value', () => {
  const project = { name: 'X', description: 'Y', startDate: '2026-03-01', endDate: '2026-03-02' };

  it.each([
    ['{"__proto__": {"role": "manager"}}', '__proto__'],
    ['{"constructor": {"prototype": {}}}', 'constructor'],
    ['{"$set": {"role": "manager"}}', '$set'],
    ['{"_id": "000000000000000000000009"}', '_id'],
    ['{"passwordHash": "x"}', 'passwordHash'],
    ['{"a.b": 1}', 'a.b'],
    ['{"": 1}', ''],
  ])('as a key (%s) is rejected as an unknown field', async (text, key) => {
    const body = `{${JSON.stringify(project).slice(1, -1)},${text.slice(1)}`;
    const failure = await readFailure(await raw('/api/projects', { headers: json, body }));
    expect(failure).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      issues: [{ path: key, message: `Unknown field "${key}"` }],
    });
  });

  const everywhere: [string, unknown][] = [
    ['an operator', { $gt: '' }],
    ['a list', [['x']]],
    ['null', null],
    ['a number', 1e300],
    ['true', true],
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
    ['a long text', 'x'.repeat(5000)],
  ];
  const bodies: [Endpoint, Record<string, unknown>][] = [
    [login, { email: 'a@b.co', password: PASSWORD }],
    [register, { name: 'Ada', email: 'a@b.co', password: PASSWORD, role: 'engineer', seniority: 'mid' }],
    [createEngineer, { name: 'Ada', email: 'a@b.co', password: PASSWORD, department: 'Web', skills: ['Go'] }],
    [createProject, project],
    [
      createAssignment,
      {
        engineerId: 'f'.repeat(24),
        projectId: 'f'.repeat(24),
        role: 'Dev',
        allocationPercentage: 1,
        startDate: '2026-03-01',
        endDate: '2026-03-01',
      },
    ],
  ];

  it.each(everywhere)('(%s) in any field of any body returns 400 for that field', async (_, value) => {
    for (const [endpoint, body] of bodies) {
      for (const field of Object.keys(body)) {
        const failure = await expectFailure(api, endpoint, { token, body: { ...body, [field]: value } });
        expect(failure.status, `${endpoint.path} ${field}`).toBe(400);
        expect(
          failure.issues?.every(({ path }) => path.split('.')[0] === field),
          field,
        ).toBe(true);
      }
    }
  });

  it('in a query returns 400 or 200, never a server error', async () => {
    const queries = [
      'q[$gt]=',
      'q=a&q=b',
      'limit=1&limit=2',
      'sort=name&sort=name',
      'sort=__proto__',
      'sort=constructor',
      'engineerId[$ne]=x',
      'engineerId=x',
      'status=other',
      'from=yesterday',
      '__proto__[x]=1',
      'cursor=%ff%fe',
      'q=%00',
      'q=%ff',
      'q=' + encodeURIComponent('('.repeat(200)),
      'q=' + encodeURIComponent('\\'.repeat(200)),
    ];
    for (const path of ['engineers', 'projects', 'assignments']) {
      for (const query of queries) {
        const { status } = await raw(`/api/${path}?${query}`, { method: 'GET' });
        expect([200, 400], `${path}?${query}`).toContain(status);
      }
    }
  });

  it.each(['abc', '%00', '{"$ne":1}', 'f'.repeat(23), 'g'.repeat(24), '%F0%9F%98%80', '..%2f..%2fetc'])(
    'as an ID (%s) returns 400 MALFORMED_ID',
    async (id) => {
      for (const endpoint of Object.values(endpoints) as Endpoint[]) {
        if (!endpoint.params) continue;
        const path = endpoint.path.replace('{id}', encodeURI(decodeURIComponent(id)).replaceAll('/', '%2f'));
        const reply = await raw(path, { method: endpoint.method });
        expect(await readFailure(reply), path).toMatchObject({ status: 400, code: 'MALFORMED_ID' });
      }
    },
  );
});

describe('text in any script', () => {
  it.each([
    '李小龍',
    'Дмитрий Ёлкин',
    'محمد علي',
    'שרה כהן',
    'Ọlá 👩🏽‍💻',
    "O'Neil; DROP TABLE",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '$where',
  ])('(%s) is returned unchanged and can be searched for', async (name) => {
    const { _id } = await addProject(api, token, { name });
    const { data } = await call(api, endpoints.listProjects, { token, query: { q: name } });
    expect(data.map((project) => [project._id, project.name])).toContainEqual([_id, name]);
  });
});

describe('a response', () => {
  it('has its own request ID, whatever the caller sends', async () => {
    const requestIdFor = async (id: string) => {
      const reply = await fetch(`${api.baseUrl}/api/nothing`, { headers: { 'x-request-id': id } });
      return (await readFailure(reply)).requestId;
    };
    for (const id of ['abc-123.4', 'a b', 'x'.repeat(101), '']) {
      expect(await requestIdFor(id)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
  });

  it('of the API is never cached, whether it succeeds or fails', async () => {
    const replies = [
      await send(api, listAssignments, { token }),
      await send(api, listAssignments),
      await raw('/api/nothing'),
    ];
    for (const reply of replies) expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('to an internal error is a generic message, and the log has the cause', async () => {
    const broken = await startApi();
    const { token: manager } = await signUp(broken, 'manager');
    broken.db.projects.find = () => {
      throw new Error('secret cause at /srv/app.ts');
    };
    const failure = await expectFailure(broken, endpoints.listProjects, { token: manager });
    expect(failure).toMatchObject({
      status: 500,
      code: 'INTERNAL',
      error: 'Something went wrong on our side. Please try again.',
    });
    expect(JSON.stringify(failure)).not.toContain('secret cause');
    const line = broken.log.find((text) => text.includes('secret cause'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId: failure.requestId });
    await broken.close();
  });
});

it('logs no internal error for any request above, except on the broken server', async () => {
  await addEngineer(api, token, { email: freshEmail() });
  expect(api.log.filter((line) => line.includes('Request failed'))).toEqual([]);
});

/** Unlike `fetch`, neither decodes the response nor adds default headers. */
function rawGet(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(api.baseUrl);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, resolve);
    sent.once('error', reject);
    sent.end();
  });
}

describe('compression', () => {
  const accepting = (encodings: string) => ({
    authorization: `Bearer ${token}`,
    'accept-encoding': encodings,
  });
  const encodingOf = async (path: string, headers: Record<string, string>) => {
    const reply = await rawGet(path, headers);
    reply.resume();
    expect(reply.statusCode).toBe(200);
    return reply.headers['content-encoding'];
  };

  it('uses the client’s preferred encoding from 1 KB up', async () => {
    for (let count = 0; count < 8; count += 1) await addProject(api, token);
    expect(await encodingOf('/api/projects', accepting('br, gzip'))).toBe('br');
    expect(await encodingOf('/api/projects', accepting('gzip'))).toBe('gzip');
    expect(await encodingOf('/api/projects', accepting('identity'))).toBeUndefined();
    expect(await encodingOf('/api/utilization', accepting('br, gzip'))).toBeUndefined();
  });

  it.each(['identity;q=0', '*;q=0', 'zstd, identity;q=0', 'compress, gzip;q=0, identity;q=0'])(
    'is off for a client that accepts nothing that there is (%s)',
    async (encodings) => {
      expect(await encodingOf('/api/openapi.json', accepting(encodings))).toBeUndefined();
      expect(await encodingOf('/api/docs/swagger-ui.css', accepting(encodings))).toBeUndefined();
    },
  );

  it('is off for responses that contain a token', async () => {
    const { data } = await call(api, register, {
      body: { name: 'x'.repeat(100), email: freshEmail(), password: PASSWORD, role: 'engineer' },
    });
    const skills = Array.from({ length: 50 }, (_, n) => `${n} ${'skill '.repeat(5)}`);
    await call(api, endpoints.updateProfile, { token: data.token, body: { skills } });
    const signIn = await rawPost(login.path, { email: data.user.email, password: PASSWORD });
    expectUncompressed(signIn);

    const email = `${'x'.repeat(60)}@${'long-domain.'.repeat(15)}test`;
    const invited = await call(api, createInvitation, { token, body: { role: 'manager', email } });
    const invitation = invited.data.url.split('#')[1]!;
    expectUncompressed(
      await rawPost(acceptInvitation.path, { token: invitation, name: '名'.repeat(100), password: PASSWORD }),
    );
  });

  function expectUncompressed({ headers }: IncomingMessage): void {
    expect(Number(headers['content-length'])).toBeGreaterThan(1024);
    expect(headers['content-encoding']).toBeUndefined();
  }

  async function rawPost(path: string, body: object): Promise<IncomingMessage> {
    const { hostname, port } = new URL(api.baseUrl);
    const reply = await new Promise<IncomingMessage>((resolve) => {
      const headers = { ...json, 'accept-encoding': 'br, gzip' };
      request({ hostname, port, path, method: 'POST', headers }, resolve).end(JSON.stringify(body));
    });
    return reply.resume();
  }
});

describe('a malformed request target', () => {
  it('returns 400', async () => {
    const reply = await rawGet('http://[');
    let text = '';
    for await (const chunk of reply) text += String(chunk);
    expect(reply.statusCode).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ error: 'The URL of this request is malformed' });
  });
});

describe('a client that leaves while it is being answered', () => {
  it('is not an error', async () => {
    const { hostname, port } = new URL(api.baseUrl);
    for (let delay = 0; delay < 40; delay += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write(`GET /api/openapi.json HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\n\r\n`);
      await setTimeout(delay / 4);
      socket.resetAndDestroy();
    }
    // Not all, because a request may end before it is read.
    const answered = () => api.log.filter((line) => line.includes('/api/openapi.json')).length;
    await expect.poll(answered).toBeGreaterThan(20);
    expect(api.log.filter((line) => line.includes('Response failed'))).toEqual([]);
  });

  it('or sends what is malformed is no error of the server', async () => {
    const { hostname, port } = new URL(api.baseUrl);
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`;
    const before = api.log.length;
    for (const rest of [
      'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
      'Transfer-Encoding: chunked\r\n\r\n5\r\n{"a"\r\n\r\n\r\nqq\r\n',
      'Content-Length: 100\r\n\r\n{',
      'Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc',
      'Content-Encoding: br\r\nContent-Length: 3\r\n\r\nabc',
      'Content-Type: application/json; charset=nonsense\r\nContent-Length: 2\r\n\r\n{}',
      'Content-Length: 2\r\n\r\n\xff\xfe',
    ]) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write(head + rest);
      await setTimeout(50);
      socket.end();
    }
    await setTimeout(100);
    const levels = api.log.slice(before).map((line) => (JSON.parse(line) as { level: number }).level);
    expect(Math.max(...levels)).toBeLessThan(50);
  });
});
