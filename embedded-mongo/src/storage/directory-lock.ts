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
  /** The start time of the process, if the system provides it, because its pid may have been reused. */
  readonly started: string;
  readonly machine: string;
}

const lockPattern = /^lock-[0-9a-f-]{36}$/;

/**
 * Locks a directory for this process and returns a function that unlocks it. Each process writes its own lock file and
 * then checks for others, so two processes never both hold the lock, and any process may remove a dead owner's file.
 */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const name = `lock-${randomUUID()}`;
  const path = join(dir, name);
  // Renamed into place, so that other processes never read a partial file.
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

/** Undefined if the file is gone or was left incomplete by a power loss, which also ended its process. */
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

/** Field 22 of /proc/<pid>/stat, counted from the end of the process name, which may contain spaces. */
function startTimeOf(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

/** Identifies one boot of a machine or container, the scope in which a pid is meaningful. */
function machineId(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  return `${boot ?? ''} ${attempt(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`;
}

/** Returns the result of `read`, or undefined if it fails, either with any error or only with `code`. */
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
