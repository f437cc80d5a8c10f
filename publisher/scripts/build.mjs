import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildNode } from '@erm/tooling/build/node-bundle.mjs';

await buildNode({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  entryPoints: { cli: 'src/cli.ts' },
});
