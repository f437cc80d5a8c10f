import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

interface Owner {
  readonly pid: number;
  /** When the process started, where the system says: its pid may belong to another process by now. */
  readonly started: string;
  readonly machine: string;
}

const lockPattern = /^lock-[0-9a-f-]{36}$/;

/**
 * Locks a directory for this process and returns the function that unlocks it. Every process writes a lock file of its
 * own and then looks for others, so two processes never both hold the lock, and anyone may remove a dead owner's file.
 */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const name = `lock-${randomUUID()}`;
  const path = join(dir, name);
  // Renamed into place, so that no other process ever reads half of it.
  writeFileSync(`${path}.tmp`, JSON.stringify(ownerOf(process.pid)), { mode: 0o600 });
  renameSync(`${path}.tmp`, path);
  const unlock = () => rmSync(path);
  for (const other of readdirSync(dir).filter((file) => lockPattern.test(file) && file !== name)) {
    const owner = readOwner(join(dir, other));
    if (owner && isAlive(owner)) {
      unlock();
      throw new Error(
        `${resolve(dir)} is in use by process ${owner.pid}. Stop it first, or choose another folder.`,
      );
    }
    rmSync(join(dir, other), { force: true });
  }
  return unlock;
}

/** Undefined for a file that is gone or that a power loss left incomplete: its process is gone, too. */
function readOwner(path: string): Owner | undefined {
  const text = attempt(() => readFileSync(path, 'utf8'), 'ENOENT');
  try {
    const owner = JSON.parse(text ?? '') as Owner | null;
    return typeof owner?.pid === 'number' ? owner : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function ownerOf(pid: number): Owner {
  return { pid, started: startTimeOf(pid) ?? '', machine: machineId() };
}

function isAlive(owner: Owner): boolean {
  if (owner.machine !== machineId()) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  return owner.started === '' || startTimeOf(owner.pid) === owner.started;
}

/** Field 22 of the process's stat, counted from the end of its name, which may itself contain spaces. */
function startTimeOf(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

/** Identifies one boot of one machine or container; a pid means nothing outside of it. */
function machineId(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  return `${boot ?? ''} ${attempt(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`;
}

/** What `read` returns; undefined when it fails, be it with any error or only with `code`. */
function attempt(read: () => string, code?: string): string | undefined {
  try {
    return read();
  } catch (error) {
    const isExpected =
      code === undefined || (error instanceof Error && 'code' in error && error.code === code);
    if (isExpected) return undefined;
    throw error;
  }
}
