#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { usageError } from '@erm/tooling/run/failure.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { documentedLines } from '../documented-commands.mjs';
import { freshClone } from '../fresh-clone.mjs';
import { knowledgeOf } from '../knowledge.mjs';
import { followDocument } from '../reader.mjs';
import { openShell } from '../shell.mjs';

// pnpm test:docs [file …]: runs the commands of all documents, or of these, in a clone of what is committed.
await runMain(async () => {
  const { root, env, reset, remove } = await freshClone();
  try {
    const all = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    const named = process.argv.slice(2);
    const unknown = named.find((name) => !all.includes(name));
    if (unknown) throw usageError(`No document "${unknown}" is committed.`);
    const counts = { ran: 0, FAILED: 0, skipped: 0, exists: 0 };
    const width = Math.max(...all.map((name) => name.length));
    const ran = new Map();
    for (const name of named.length > 0 ? named : all) {
      await reset();
      const shell = openShell({ cwd: root, env });
      const document = { name, lines: documentedLines(join(root, name)), knowledge: knowledgeOf(name) };
      let since = Date.now();
      await followDocument(document, {
        shell,
        ran,
        report(command, { result, reason = `${((Date.now() - since) / 1000).toFixed(1)} s`, output }) {
          since = Date.now();
          counts[result] += 1;
          if (output) console.log(output.trimEnd());
          const detail = result === 'exists' ? 'in the text, not run' : reason;
          console.log(`${name.padEnd(width)}  ${result.padEnd(7)}  ${command}  (${detail})`);
        },
      });
      shell.close();
    }
    console.log(
      Object.entries(counts)
        .map(([result, count]) => `${count} ${result}`)
        .join(', '),
    );
    return counts.FAILED > 0 ? 1 : 0;
  } finally {
    remove();
  }
});
