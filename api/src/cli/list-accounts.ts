import { ROLES, type Role } from '@erm/contracts/roles';
import { Option, type Command } from 'commander';
import { findAccounts } from '../collections/user-repository';
import { presentUser } from '../users/user-presenter';
import { withDatabase } from './command-deps';

export function addListCommand(erm: Command): void {
  erm
    .command('list')
    .description('list accounts, sorted by role and name')
    .addOption(new Option('--role <role>', 'only these').choices(ROLES))
    .option('--json', 'as JSON, for programs')
    .action(({ role, json }: { role?: Role; json?: boolean }) =>
      withDatabase(async ({ db }) => {
        const accounts = (await findAccounts(db, role ? [role] : ROLES)).map(presentUser);
        if (json) console.log(JSON.stringify(accounts, null, 2));
        else if (accounts.length === 0) console.log(`There are no ${role ? `${role}s` : 'accounts'} yet.`);
        else
          printTable(
            accounts.map((account) => [account.role, account.email, account.name, stateOf(account)]),
          );
      }),
    );
}

function stateOf(account: { disabled?: boolean; mustChangePassword?: boolean }): string {
  if (account.disabled) return 'disabled';
  return account.mustChangePassword ? 'must change the password' : '';
}

function printTable(rows: readonly string[][]): void {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
