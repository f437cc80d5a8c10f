import type { Command } from 'commander';
import { exportBackup } from '../backup/export-backup';
import { importBackup } from '../backup/import-backup';
import { findStaleFields, repairStaleFields } from '../derived-fields/derived-fields-repository';
import type { Finding } from '../integrity/finding';
import { normalizeStoredTexts } from '../stored-texts/stored-texts-repository';
import { verifyDatabase } from '../integrity/verify-database';
import { withDatabase } from './command-deps';
import { CommandError } from './command-error';

/** Showing more would hide the pattern. */
const SHOWN_FINDINGS = 50;

/** Adds the commands that check, back up, and restore the data. */
export function addDataCommands(erm: Command): void {
  erm
    .command('verify')
    .description('check all data against every rule; exit with 1 if any is violated')
    .action(() =>
      withDatabase(async ({ db }) => {
        const check = await verifyDatabase(db);
        const findings = check.findings();
        const violations = findings.filter(({ severity }) => severity === 'violation');
        const warnings = findings.filter(({ severity }) => severity === 'warning');
        printFindings([...violations, ...warnings]);
        const { audit, ...counts } = check.counts();
        const checked = Object.entries({ ...counts, 'audit records': audit });
        console.log(`Checked ${checked.map(([name, count]) => `${count} ${name}`).join(', ')}.`);
        console.log(`Violations: ${violations.length}, warnings: ${warnings.length}.`);
        if (violations.length > 0) throw new CommandError('The data violates the rules.');
      }),
    );

  erm
    .command('rebuild-loads')
    .description('correct stored loads and teams that differ from the assignments')
    .action(() =>
      withDatabase(async ({ db }) => {
        const stale = await findStaleFields(db);
        await repairStaleFields(db, stale);
        console.log(
          `Corrected the loads of ${stale.engineerIds.length} engineers and the teams of ${stale.projectIds.length} projects.`,
        );
      }),
    );

  erm
    .command('normalize-texts')
    .description('correct stored texts and search keys that an earlier release wrote')
    .action(() =>
      withDatabase(async ({ db }) => {
        console.log(`Corrected the texts of ${await normalizeStoredTexts(db)} documents.`);
      }),
    );

  erm
    .command('export')
    .description('write a consistent backup to a new file, which contains password hashes')
    .argument('<file>', 'the file to create')
    .action((file: string) =>
      withDatabase(async ({ db }) => {
        console.log(`Exported ${await exportBackup(db, file)} documents to ${file}`);
      }),
    );

  erm
    .command('import')
    .description('import a backup into an empty database, all or nothing; everybody has to sign in again')
    .argument('<file>', 'the backup')
    .action((file: string) =>
      withDatabase(async ({ db }) => {
        const result = await importBackup(db, file);
        if (result.kind === 'imported') {
          console.log(`Imported ${result.documents} documents from ${file}`);
          return;
        }
        printFindings(result.violations);
        throw new CommandError(`Nothing was imported, because ${file} violates the rules.`);
      }),
    );
}

function printFindings(findings: readonly Finding[]): void {
  for (const { severity, subject, problem } of findings.slice(0, SHOWN_FINDINGS)) {
    console.log(`${severity}: ${subject} ${problem}`);
  }
  const more = findings.length - SHOWN_FINDINGS;
  if (more > 0) console.log(`… and ${more} more`);
}
