import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Owner {
  readonly pid: number;
  /** When the process started, where the system tells: a pid alone may be somebody else's by now. */
  readonly started: string;
  readonly machine: string;
}

const claimPattern = /^lock-[0-9a-f-]{36}$/;

/**
 * Claims a folder for this process and answers how to give it back. Every process writes a claim of its own
 * and then looks for those of others, so no two can both believe to be alone, and the claim of a dead process
 * can be removed by anyone.
 */
export function lockFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const claim = `lock-${randomUUID()}`;
  const path = join(dir, claim);
  writeFileSync(path, JSON.stringify(ownerOf(process.pid)), { mode: 0o600 });
  const release = () => unlinkSync(path);
  for (const other of readdirSync(dir).filter((name) => claimPattern.test(name) && name !== claim)) {
    const owner = readOwner(join(dir, other));
    if (owner === undefined) continue;
    if (isAlive(owner)) {
      release();
      throw new Error(
        `${resolve(dir)} is in use by process ${owner.pid}. Stop it first, or choose another folder.`,
      );
    }
    unlinkSync(join(dir, other));
  }
  return release;
}

function readOwner(path: string): Owner | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    // Created this moment and not written yet: its process will see this claim and give way.
    return text === '' ? undefined : (JSON.parse(text) as Owner);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function ownerOf(pid: number): Owner {
  return { pid, started: startOf(pid) ?? '', machine: machine() };
}

function isAlive(owner: Owner): boolean {
  if (owner.machine !== machine()) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  return owner.started === '' || startOf(owner.pid) === owner.started;
}

/** Field 22 of the process's stat, counted behind its name, which may itself hold spaces. */
function startOf(pid: number): string | undefined {
  const stat = readIfThere(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

/** One boot of one machine or container: elsewhere a pid means another process. */
function machine(): string {
  const boot = readIfThere(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  return `${boot ?? ''} ${readIfThere(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`;
}

function readIfThere(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
