import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@erm/tooling/run/failure.mjs';

const NODES = ['mongo-1', 'mongo-2', 'mongo-3'];
const DISK = '700m';
const NOTICE_LIMIT_MS = 60_000;

/**
 * The disks of all nodes of the database are full, until somebody frees space and starts what has ended.
 *
 * @type {import('../run-scenario.mjs').Scenario}
 */
export const fullDisk = {
  name: 'full-disk',
  times: 5,
  recoveryLimitMs: 30_000,
  missing: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? null
      : 'only root on Linux can mount a small disk',
  async prepare() {
    const folder = mkdtempSync(join(tmpdir(), 'erm-disk-'));
    const disks = NODES.map((name) => join(folder, name));
    // Also if the program is ended.
    const unmount = () => disks.forEach((disk) => spawnSync('umount', ['--lazy', disk]));
    process.once('exit', unmount);
    for (const disk of disks) {
      mkdirSync(disk);
      run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'none', disk]);
    }
    return {
      options: { folder },
      tools: disks,
      async close() {
        unmount();
        process.off('exit', unmount);
        rmSync(folder, { recursive: true });
      },
    };
  },
  async strike({ deployment, recorder, tools: disks }) {
    await Promise.all(disks.map(fill));
    await untilNotReady(deployment);
    disks.forEach((/** @type {string} */ disk) => rmSync(ballastOn(disk)));
    return restartingEnded(deployment.database, async () => {
      const recovery = await recorder.untilAcknowledged();
      await deployment.database.untilAllServe();
      return recovery;
    });
  },
};

/**
 * Starts what has ended while something else happens, because a node may end long after its disk was full.
 *
 * @template Result
 * @param {import('@erm/deploy/local/replica-set.mjs').ReplicaSet} database
 * @param {() => Promise<Result>} run
 */
async function restartingEnded({ nodes }, run) {
  let isOver = false;
  const restart = async () => {
    for (; !isOver; await wait(250)) {
      for (const node of nodes) if (!node.isRunning) await node.start();
    }
  };
  const finish = () => {
    isOver = true;
  };
  const [result] = await Promise.all([run().finally(finish), restart()]);
  return result;
}

/** @param {string} disk */
const ballastOn = (disk) => join(disk, 'ballast');

/** @param {string} disk */
async function fill(disk) {
  const file = await open(ballastOn(disk), 'w');
  try {
    for (;;) await file.write(Buffer.alloc(2 ** 20));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}

/**
 * Each process of the API has to say itself that it cannot write.
 *
 * @param {import('@erm/deploy/local').Deployment} deployment
 */
async function untilNotReady({ apiOrigins }) {
  for (const end = Date.now() + NOTICE_LIMIT_MS; Date.now() < end; await wait(250)) {
    const replies = await Promise.all(apiOrigins.map((origin) => fetch(`${origin}/readyz`)));
    if (replies.every(({ status }) => status === 503)) return;
  }
  throw new Failure('The API has not noticed for a minute that the disk is full.');
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Failure(`${command} failed.`, { output: stderr });
}
