import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildNode } from '@erm/tooling/build/node-bundle.mjs';

// Tests name another output folder.
await buildNode({
  outdir: process.argv[2],
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  entryPoints: { cli: 'src/cli.ts', 'command-line': 'src/command-line/index.ts' },
});
