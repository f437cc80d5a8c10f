// Kills the processes of a deployment when the process that started them is gone, however it ended: its end closes
// this program's standard input. Each line is +PID or -PID.
import { createInterface } from 'node:readline';

/** @type {Set<number>} */
const running = new Set();
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) running.add(pid);
  else running.delete(pid);
}
for (const pid of running) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
