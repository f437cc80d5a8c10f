import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProfile } from '@erm/contracts/auth';
import { login } from '@erm/contracts/sign-in';
import { listAudit } from '@erm/contracts/audit';
import { deleteEngineer } from '@erm/contracts/engineer-edits';
import { acceptInvitation, createInvitation } from '@erm/contracts/invitations';
import { deleteProject } from '@erm/contracts/project-edits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleApi, startProcess } from '../test-support/api-process';
import { call, expectFailure } from '../test-support/call';
import {
  addEngineer,
  addProject,
  assign,
  freshEmail,
  PASSWORD,
  signIn,
  signUp,
} from '../test-support/people';
import { startApi, TEST_SECRET, uriOf, type TestApi } from '../test-support/start-api';

let bundle: string;
let folder: string;
let api: TestApi;
beforeAll(async () => {
  bundle = bundleApi();
  folder = mkdtempSync(join(tmpdir(), 'erm-'));
  api = await startApi();
});
afterAll(async () => {
  await api.close();
  rmSync(bundle, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  code: number;
  output: string;
  error: string;
}

function run(environment: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const env = { PATH: process.env['PATH'], JWT_SECRET: TEST_SECRET, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(bundle, 'erm.js'), ...args], { env }, (failure, output, error) =>
      resolve({ code: Number(failure?.code ?? 0), output, error }),
    );
  });
}

/** Runs the command line on the database of a server. */
const erm = (on: TestApi, ...args: string[]) => run({ MONGODB_URI: uriOf(on.database) }, ...args);

async function succeed(on: TestApi, ...args: string[]): Promise<string> {
  const outcome = await erm(on, ...args);
  expect(outcome).toMatchObject({ code: 0, error: '' });
  return outcome.output;
}

describe('accounts', () => {
  it('start with a setup link, and go on by invitation', async () => {
    const server = await startApi();
    const tokenIn = (output: string) =>
      /^.* at http:\/\/127\.0\.0\.1:3000\/invitation#([\w-]{43})\n$/.exec(output)?.[1];
    const person = { name: 'Ada Park', password: PASSWORD };
    const setup = tokenIn(await succeed(server, 'setup-link'));
    const first = { ...person, token: setup, email: freshEmail('first') };
    const { data } = await call(server, acceptInvitation, { body: first });
    expect(data.user.role).toBe('manager');
    expect(await erm(server, 'setup-link')).toEqual({
      code: 1,
      output: '',
      error: 'erm: There is a manager already. Use "erm invite" or "erm create-manager".\n',
    });
    const email = freshEmail('invited');
    const token = tokenIn(await succeed(server, 'invite', email.toUpperCase(), '--role', 'engineer'));
    const joined = await call(server, acceptInvitation, { body: { ...person, token } });
    expect(joined.data.user).toMatchObject({ email, role: 'engineer' });
    await server.close();
  });

  it('get temporary passwords, and every change is audited', async () => {
    const email = freshEmail('created');
    const created = await succeed(api, 'create-manager', email, '--name', 'Cleo Line');
    const password = / password ((\w{4}-){3}\w{4})\n$/.exec(created)?.[1];
    const { data } = await call(api, login, { body: { email, password } });
    expect(data.user).toMatchObject({ name: 'Cleo Line', role: 'manager', mustChangePassword: true });
    expect((await erm(api, 'create-manager', email, '--name', 'Copy')).error).toBe(
      'erm: Email already registered\n',
    );

    const reset = / is (\S+)\n$/.exec(await succeed(api, 'reset-password', email))?.[1];
    await expectFailure(api, getProfile, { token: data.token });
    const again = await call(api, login, { body: { email, password: reset } });
    expect(again.data.user.mustChangePassword).toBe(true);

    const query = { entityId: data.user._id };
    const audit = await call(api, listAudit, { token: again.data.token, query });
    expect(
      // Records of different processes have no order within a second.
      new Map(
        audit.data.map(({ action, actor, passwordChanged }) => [action, [actor.name, passwordChanged]]),
      ),
    ).toEqual(
      new Map([
        ['create', ['erm command line', false]],
        ['update', ['erm command line', true]],
      ]),
    );
    expect(JSON.stringify(audit)).not.toContain(reset);
  });

  it('can be disabled except the last manager, enabled, and listed', async () => {
    const server = await startApi();
    const { user } = await signUp(server, 'manager', 'Only Manager');
    const refused = await erm(server, 'disable', user.email);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.error).toBe(
      'erm: This is the only manager who can sign in, so the account stays enabled.\n',
    );
    const other = await signUp(server, 'manager', 'Bo Other');
    const engineer = await signUp(server, 'engineer');
    await succeed(server, 'disable', other.user.email);
    expect(await succeed(server, 'list', '--role', 'manager')).toBe(
      `manager  ${other.user.email}  Bo Other      disabled\nmanager  ${user.email}  Only Manager\n`,
    );
    await succeed(server, 'enable', other.user.email);
    await signIn(server, other.user.email);
    const listed = JSON.parse(await succeed(server, 'list', '--json')) as object[];
    expect(listed).toHaveLength(3);
    expect(JSON.stringify(listed)).not.toMatch(/argon2|tokenVersion/);
    expect((await erm(server, 'disable', engineer.user.email)).error).toContain(
      'Only managers can be disabled',
    );
    expect((await erm(server, 'disable', 'nobody@example.com')).error).toBe(
      'erm: No account has the email nobody@example.com.\n',
    );
    await server.close();
  });
});

describe('wrong usage', () => {
  it.each([
    [['invite', 'nobody', '--role', 'manager'], 'Invalid email address.'],
    [['invite', 'a@example.com', '--role', 'boss'], 'Allowed choices are manager, engineer.'],
    [['create-manager', 'a@example.com'], "required option '--name <name>' not specified"],
    [['frobnicate'], "unknown command 'frobnicate'"],
  ])('exits with code 2 for %j', async (args, message) => {
    const outcome = await erm(api, ...args);
    expect(outcome).toMatchObject({ code: 2, output: '' });
    expect(outcome.error).toContain(message);
  });

  it('exits with code 2 while a server uses the embedded store, or if there is no database', async () => {
    const environment = { DATA_DIR: join(folder, 'data'), SEED: 'none' };
    const server = startProcess(bundle, environment);
    await server.ready;
    const outcome = await run(environment, 'list');
    expect(outcome).toMatchObject({ code: 2, output: '' });
    expect(outcome.error).toMatch(
      /^erm: \S+ is in use by process \d+\. Stop it first, or choose another folder\.\n$/,
    );
    server.child.kill('SIGKILL');
    await server.ended;
    expect((await run({ MONGODB_URI: 'http://x' }, 'list')).code).toBe(2);
  });
});

/** A company with everything that the data can contain, also deleted people and projects. */
async function fill(server: TestApi): Promise<{ token: string; email: string }> {
  const { token, user } = await signUp(server, 'manager');
  const [engineer, gone] = [
    await addEngineer(server, token, { skills: ['Go'] }),
    await addEngineer(server, token),
  ];
  const [project, ended] = [await addProject(server, token), await addProject(server, token)];
  for (const { _id: engineerId } of [engineer, gone]) {
    for (const { _id: projectId } of [project, ended]) await assign(server, token, { engineerId, projectId });
  }
  await call(server, deleteEngineer, { token, params: { id: gone._id } });
  await call(server, deleteProject, { token, params: { id: ended._id } });
  return { token, email: user.email };
}

it('erm list says that there is nobody', async () => {
  const server = await startApi();
  expect(await succeed(server, 'list')).toBe('There are no accounts yet.\n');
  expect(await succeed(server, 'list', '--role', 'manager')).toBe('There are no managers yet.\n');
  expect(await succeed(server, 'list', '--json')).toBe('[]\n');
  await server.close();
});

describe('erm verify', () => {
  it('finds every kind of damage, and rebuild-loads corrects what is derived from assignments', async () => {
    const server = await startApi();
    await fill(server);
    expect(await succeed(server, 'verify')).toContain('Violations: 0, warnings: 0.');
    const { db } = server;
    await db.users.updateOne({ role: 'engineer' }, { $set: { load: '' } });
    await db.projects.updateOne({}, { $set: { team: [] } });
    const stale = await erm(server, 'verify');
    expect(stale).toMatchObject({ code: 1, error: 'erm: The data violates the rules.\n' });
    expect(stale.output).toMatch(
      /^violation: user [0-9a-f]{24} has a load that differs from the assignments/m,
    );
    expect(stale.output).toMatch(/^violation: project [0-9a-f]{24} has a team that differs/m);
    expect(await succeed(server, 'rebuild-loads')).toBe(
      'Corrected the loads of 1 engineers and the teams of 1 projects.\n',
    );
    await succeed(server, 'verify');

    await db.users.updateOne({ role: 'manager' }, { $set: { disabled: true, sortName: 'x' } });
    await db.assignments.updateOne({ engineerDeleted: true }, { $set: { engineerDeleted: false } });
    await db.assignments.updateMany({ projectDeleted: false }, { $set: { allocationPercentage: 100 } });
    await db.assignments.updateOne({ projectDeleted: true }, { $set: { endDate: '2026-02-01' } });
    const broken = await erm(server, 'verify');
    for (const problem of [
      'is disabled like every other manager',
      'has a sortName that differs from what it is derived from',
      'names an unknown engineer',
      'ends before it starts',
    ])
      expect(broken.output).toContain(problem);

    await db.users.updateOne({ role: 'engineer' }, { $set: { maxCapacity: 500 } });
    expect((await erm(server, 'verify')).output).toMatch(
      /violation: users [0-9a-f]{24} has an invalid maxCapacity/,
    );
    await server.close();
  });
});

describe('a backup', () => {
  it('restores everything but the sessions into an empty database', async () => {
    const [from, to] = [await startApi(), await startApi()];
    const { token, email } = await fill(from);
    await succeed(from, 'invite', freshEmail(), '--role', 'engineer');
    const [file, copy] = [join(folder, 'backup.ndjson'), join(folder, 'copy.ndjson')];
    await succeed(from, 'export', file);
    expect((await erm(from, 'export', file)).error).toBe(`erm: ${file} already exists.\n`);
    await succeed(to, 'setup-link');
    await succeed(to, 'import', file);
    expect(await succeed(to, 'verify')).toContain('Violations: 0');
    await expectFailure(to, getProfile, { token });
    await signIn(to, email);
    await succeed(to, 'export', copy);
    // The database may remove what has expired at any time.
    const isExpired = (line: string) => {
      const [, at] = /"expiresAt":\{"\$date":"([^"]+)"/.exec(line) ?? [];
      return at !== undefined && at < new Date().toISOString();
    };
    const documents = (path: string) =>
      readFileSync(path, 'utf8')
        .replace(/"tokenVersion":\d+/g, '')
        .split('\n')
        .filter((line) => line.includes('$oid') && !isExpired(line));
    const restored = new Set(documents(copy));
    expect(documents(file).filter((line) => !restored.has(line))).toEqual([]);
    expect(await erm(to, 'import', file)).toMatchObject({
      code: 1,
      error: 'erm: The database is not empty. Import a backup into a new database only.\n',
    });
    await from.close();
    await to.close();
  });

  it.each([1, 2])(
    'of an earlier release is imported with its texts as they are stored now (%i)',
    async (version) => {
      const [from, to] = [await startApi(), await startApi()];
      const { token } = await fill(from);
      await addEngineer(from, token, { name: 'Jürgen Müller', skills: ['Machine Learning'] });
      const invitation = { role: 'engineer', email: freshEmail('invited'), name: 'Ines Pohl' };
      await call(from, createInvitation, { token, body: invitation });
      const file = join(folder, `earlier-${version}.ndjson`);
      await succeed(from, 'export', file);
      const earlier = readFileSync(file, 'utf8')
        .replace('"version":3', `"version":${version}`)
        .replaceAll('Jürgen Müller', 'Jürgen  Müller')
        .replaceAll('jurgen muller\\njuergen mueller', 'jurgen  muller')
        .replaceAll('Machine Learning', 'Machine  Learning')
        .replaceAll('Ines Pohl', 'Ines  Pohl');
      writeFileSync(file, earlier);
      await succeed(to, 'import', file);
      expect(await succeed(to, 'verify')).toContain('Violations: 0');
      expect(await to.db.users.findOne({ name: 'Jürgen Müller' })).toMatchObject({
        skills: ['Machine Learning'],
        sortName: 'jurgen muller\njuergen mueller',
      });
      await from.close();
      await to.close();
    },
  );

  it('is imported completely or not at all', async () => {
    const [from, to] = [await startApi(), await startApi()];
    const { token } = await fill(from);
    const { data } = await call(from, listAudit, { token, query: { limit: 1 } });
    expect(data).toHaveLength(1);
    const identity = { _id: 'https://idp.example.com 1', userId: (await from.db.users.findOne())!._id };
    await from.db.identities.insertOne({ ...identity, code: null });
    const file = join(folder, 'whole.ndjson');
    await succeed(from, 'export', file);
    const whole = readFileSync(file, 'utf8');
    const lines = whole.split('\n');
    const damaged: [string, string][] = [
      ['is not a backup.', 'hello\n'],
      ['is incomplete.', lines.slice(0, -3).join('\n')],
      ['is damaged at line 2.', whole.replace('{"collection":"users"', '{"collection":"secrets"')],
      ['violates the rules.', whole.replace('"role":"manager"', '"role":"king"')],
      [
        'violates the rules.',
        [...lines.slice(0, -2), lines.at(-3), `{"documents":${lines.length - 2}}`].join('\n'),
      ],
      ['violates the rules.', whole.replace('"maxCapacity":100', '"maxCapacity":100,"admin":true')],
      [
        'violates the rules.',
        [
          ...lines.slice(0, -2),
          lines.find((line) => line.includes(identity._id))!.replace(identity._id, 'another'),
          `{"documents":${lines.length - 2}}`,
        ].join('\n'),
      ],
    ];
    for (const [message, text] of damaged) {
      writeFileSync(file, text);
      const outcome = await erm(to, 'import', file);
      expect(outcome.code).toBe(1);
      expect(outcome.error).toContain(message);
      expect(await to.db.users.countDocuments({})).toBe(0);
    }
    for (const unreadable of [join(folder, 'missing'), folder]) {
      const outcome = await erm(to, 'import', unreadable);
      expect(outcome).toEqual({ code: 1, output: '', error: `erm: ${unreadable} cannot be read.\n` });
    }
    const nowhere = join(folder, 'missing', 'backup.ndjson');
    expect(await erm(from, 'export', nowhere)).toEqual({
      code: 1,
      output: '',
      error: `erm: ${nowhere} cannot be written (ENOENT).\n`,
    });
    await from.close();
    await to.close();
  });
});
