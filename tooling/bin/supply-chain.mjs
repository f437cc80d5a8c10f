#!/usr/bin/env node
import { repositoryRoot } from '../build/workspace.mjs';
import { Failure, usageError } from '../run/failure.mjs';
import { runPnpm } from '../run/install.mjs';
import { runMain } from '../run/main.mjs';
import { auditProduction } from '../supply-chain/audit.mjs';

// node tooling/bin/supply-chain.mjs audit: exits with 1 if production depends on something severely vulnerable.
// node tooling/bin/supply-chain.mjs sbom <file>: writes what production consists of, in CycloneDX's format.
await runMain(async () => {
  const [command, file] = process.argv.slice(2);
  if (command === 'audit') return audit();
  if (command === 'sbom' && file) return writeSbom(file);
  throw usageError('Use it as: supply-chain audit, or supply-chain sbom <file>.');
});

async function audit() {
  const { isAnswered, severe } = await auditProduction();
  if (!isAnswered) console.log('NOT CHECKED: the registry does not answer questions about vulnerabilities.');
  else if (severe.length === 0)
    console.log('No severe vulnerability is known in the dependencies of production.');
  else console.log(severe.join('\n'));
  return severe.length > 0 ? 1 : 0;
}

/** @param {string} file */
async function writeSbom(file) {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { code, output } = await runPnpm(repositoryRoot, ['sbom', ...format, '--prod', '--out', file]);
  if (code !== 0) throw new Failure('pnpm could not list the components.', { output });
  console.log(`Wrote ${file}`);
  return 0;
}
