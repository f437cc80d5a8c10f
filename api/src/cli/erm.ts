#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { BackupError } from '../backup/backup-error';
import { ConfigError } from '../config-error';
import { isUnavailable } from '../db/is-unavailable';
import { ApiError } from '../errors/api-error';
import { addAccountCommands } from './account-commands';
import { CommandError } from './command-error';
import { addDataCommands } from './data-commands';
import { addListCommand } from './list-accounts';

const erm = new Command('erm')
  .description('Manages the accounts and the data of an Engineering RM database.')
  .exitOverride()
  .showHelpAfterError('(erm help shows all commands)')
  .addHelpText(
    'after',
    `
The database is the one that the server uses with the same environment variables: MONGODB_URI, or DATA_DIR for the
embedded store, which only one program can use at a time. Changes are recorded in the audit log.
Exit codes: 0 done, 1 not done, 2 wrong usage or configuration.`,
  );
addAccountCommands(erm);
addListCommand(erm);
addDataCommands(erm);

process.exit(
  await erm.parseAsync().then(
    () => 0,
    (error: unknown) => reportFailure(error),
  ),
);

/** Prints one sentence for whatever the operator can do something about. */
function reportFailure(error: unknown): number {
  // Commander has printed it. Its only exit code besides 0 is 1.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const isSentence = [CommandError, BackupError, ApiError, ConfigError].some((kind) => error instanceof kind);
  if (isSentence && error instanceof Error) console.error(`erm: ${error.message}`);
  else if (isUnavailable(error)) console.error('erm: The database is unavailable. Try again in a moment.');
  else console.error(error);
  return error instanceof ConfigError ? 2 : 1;
}
