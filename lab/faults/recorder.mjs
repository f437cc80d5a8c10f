import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openClient } from '@erm/deploy/testing/client.mjs';
import { Ledger } from './ledger.mjs';
import { Tally } from './tally.mjs';

const WRITERS = 4;
const READERS = 2;
/** Between the requests of one user, so that the servers are busy but not queueing. */
const PAUSE_MS = 10;
const RETRY_MS = 250;
/** How long a user keeps trying to create an assignment. */
const PATIENCE_MS = 60_000;
const RECOVERY_LIMIT_MS = 90_000;

/**
 * Managers who create, edit, and delete assignments and look at lists, all the time.
 *
 * @param {object} options
 * @param {{ origin: string, certificate: string }} options.target
 * @param {import('../load/mix.mjs').Company} options.company
 * @param {string[]} options.reads paths
 * @param {{ mayFail: boolean, mayEndSessions: boolean }} options.allowed
 */
export async function startRecorder({ target, company, reads, allowed }) {
  const client = openClient(target);
  const tally = new Tally(allowed);
  const ledger = new Ledger();
  /** Other recorders may have written to the same database. */
  const prefix = `fault-${randomUUID().slice(0, 8)}-`;
  let isOver = false;
  // Elsewhere than recorders before, because an assignment keeps its week's capacity.
  let slot = randomInt(company.free.length);
  /** When the last acknowledged write of each writer was sent. */
  const lastSentAt = Array.from({ length: WRITERS }, () => 0);

  const { manager: email, password, projectId, free } = company;
  /** @type {Promise<string>} */
  let token = signIn();

  async function signIn() {
    const call = {
      method: /** @type {const} */ ('POST'),
      path: '/api/auth/login',
      body: { email, password },
    };
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(RETRY_MS)) {
      const reply = await client.send(call);
      tally.count({ call, reply });
      if (reply.status === 200) return String(reply.body.data.token);
    }
    throw new Error('Nobody can sign in.');
  }

  /** @param {import('@erm/deploy/testing/client.mjs').Call} call @param {number} [writer] */
  async function send(call, writer) {
    const used = token;
    const sentAt = performance.now();
    const reply = await client.send({ ...call, token: await used });
    tally.count({ call, reply });
    if (reply.status === 401 && token === used) token = signIn();
    if (writer !== undefined && reply.status >= 200 && reply.status < 300) lastSentAt[writer] = sentAt;
    await wait(PAUSE_MS);
    return reply;
  }

  /** @param {number} writer */
  async function write(writer) {
    while (!isOver) {
      slot += 1;
      const mark = `${prefix}${slot}`;
      const number = slot;
      const id = await create(writer, mark, number);
      if (id && number % 4 !== 0) await changeAndDelete(writer, mark, id, number);
    }
  }

  /** @param {number} writer @param {string} mark @param {number} number */
  async function create(writer, mark, number) {
    const state = { role: `${mark} created`, allocationPercentage: 1 + (number % 10), version: 1 };
    const { role, allocationPercentage } = state;
    const body = { ...free[number % free.length], projectId, role, allocationPercentage };
    const key = randomUUID();
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(RETRY_MS)) {
      const reply = await send({ method: 'POST', path: '/api/assignments', body, key }, writer);
      if (reply.status === 201) {
        const id = String(reply.body.data.assignment._id);
        ledger.acknowledge(mark, state, id);
        return id;
      }
    }
    ledger.doubt(mark, state);
    return null;
  }

  /**
   * A request without a clear answer is not repeated: its user would have to look first.
   *
   * @param {number} writer
   * @param {string} mark
   * @param {string} id
   * @param {number} number
   */
  async function changeAndDelete(writer, mark, id, number) {
    const path = `/api/assignments/${id}`;
    const state = { role: `${mark} edited`, allocationPercentage: 21 + (number % 10), version: 2 };
    const { role, allocationPercentage } = state;
    const edit = await send(
      { method: 'PUT', path, body: { role, allocationPercentage, version: 1 } },
      writer,
    );
    if (edit.status !== 200) return ledger.doubt(mark, state);
    ledger.acknowledge(mark, state, id);
    if (number % 3 !== 0) return;
    const deletion = await send({ method: 'DELETE', path }, writer);
    if (deletion.status === 200) ledger.acknowledge(mark, null, id);
    else ledger.doubt(mark, null);
  }

  async function read() {
    for (let at = 0; !isOver; at += 1) await send({ method: 'GET', path: reads[at % reads.length] ?? '/' });
  }

  await token;
  const users = Promise.all([
    ...lastSentAt.map((_, writer) => write(writer)),
    ...Array.from({ length: READERS }, read),
  ]);
  // Reported by stop(), and not as unhandled while a fault is going on.
  users.catch(() => {});

  return {
    tally,
    ledger,
    /** What the role of each assignment starts with. */
    prefix,
    /**
     * Resolves when each writer has had a write acknowledged that was sent from now on.
     *
     * @returns {Promise<number>} after how many milliseconds
     */
    async untilAcknowledged() {
      const since = performance.now();
      while (lastSentAt.some((sentAt) => sentAt <= since)) {
        if (performance.now() - since > RECOVERY_LIMIT_MS)
          throw new Error('Writing has not become possible again.');
        await Promise.race([wait(5), users]);
      }
      return performance.now() - since;
    },
    async stop() {
      isOver = true;
      await users;
      client.close();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startRecorder>>} Recorder */
