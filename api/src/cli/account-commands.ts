import { INVITATION_DAYS, invitationPath } from '@erm/contracts/invitations';
import { ROLES, type Role } from '@erm/contracts/roles';
import { Option, type Command } from 'commander';
import { createInvitation } from '../invitations/create-invitation';
import { createSetupLink } from '../invitations/create-setup-link';
import { createManager } from '../managers/create-manager';
import { updateManager } from '../managers/update-manager';
import { urlOf } from '../server/listen';
import { setupSentence } from '../server/print-setup';
import { resetPassword } from '../users/reset-password';
import type { UserDocument } from '../collections/user-document';
import { findUserByEmail } from '../collections/user-repository';
import { emailArgument, nameArgument, newEmailArgument } from './arguments';
import { withDatabase, type CommandDeps } from './command-deps';
import { CommandError } from './command-error';
import { temporaryPassword } from './temporary-password';

const role = () => new Option('--role <role>', 'what the person will be').choices(ROLES);

/** Adds the commands that create and change accounts. */
export function addAccountCommands(erm: Command): void {
  erm
    .command('setup-link')
    .description('print a link that creates the first manager, and end the last such link')
    .action(() =>
      withDatabase(async ({ config, db, actor }) => {
        const setup = await createSetupLink(db, actor);
        if (setup.kind !== 'created') {
          throw new CommandError('There is a manager already. Use "erm invite" or "erm create-manager".');
        }
        console.log(setupSentence(linkOf(config, setup.token)));
      }),
    );

  erm
    .command('create-manager')
    .description('create a manager with a temporary password, which must be changed at the first sign-in')
    .argument('<email>', 'the address to sign in with', newEmailArgument)
    .requiredOption('--name <name>', "the manager's name", nameArgument)
    .action((email: string, { name }: { name: string }) =>
      withDatabase(async (deps) => {
        const password = temporaryPassword();
        await createManager(deps, deps.actor, { name, email }, password);
        console.log(`Created the manager ${email} with the temporary password ${password}`);
      }),
    );

  erm
    .command('invite')
    .description('print a link that creates an account, and end the last such link for the address')
    .argument('<email>', 'the address of the account', newEmailArgument)
    .addOption(role().makeOptionMandatory())
    .option('--name <name>', 'a name to suggest', nameArgument)
    .action((email: string, options: { role: Role; name?: string }) =>
      withDatabase(async ({ config, db, actor }) => {
        const { token } = await createInvitation(db, actor, null, { email, ...options });
        console.log(`Within ${INVITATION_DAYS} days, ${email} can join at ${linkOf(config, token)}`);
      }),
    );

  erm
    .command('reset-password')
    .description(
      "end a user's sessions and set a temporary password, which must be changed at the next sign-in",
    )
    .argument('<email>', 'whose password', emailArgument)
    .action((email: string) =>
      withDatabase(async (deps) => {
        const password = temporaryPassword();
        await resetPassword(deps, deps.actor, await accountOf(deps, email), password);
        console.log(`The temporary password of ${email} is ${password}`);
      }),
    );

  erm
    .command('disable')
    .description("end a manager's sessions and invitations, and refuse to sign them in")
    .argument('<email>', 'which manager', emailArgument)
    .action((email: string) => setDisabled(email, true));

  erm
    .command('enable')
    .description('let a disabled manager sign in again')
    .argument('<email>', 'which manager', emailArgument)
    .action((email: string) => setDisabled(email, false));
}

function setDisabled(email: string, disabled: boolean): Promise<void> {
  return withDatabase(async (deps) => {
    const { _id, role } = await accountOf(deps, email);
    if (role !== 'manager') {
      throw new CommandError(
        `${email} is an engineer. Only managers can be disabled; engineers can be deleted.`,
      );
    }
    await updateManager(deps.db, deps.actor, null, _id, { disabled });
    console.log(`${email} is ${disabled ? 'disabled' : 'enabled'}.`);
  });
}

async function accountOf({ db }: CommandDeps, email: string): Promise<UserDocument> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new CommandError(`No account has the email ${email}.`);
  return user;
}

/** Without a public origin, on this machine. */
function linkOf({ publicOrigin, host, port }: CommandDeps['config'], token: string): string {
  const origin = publicOrigin ?? (port === 0 ? '' : urlOf(host, port));
  return `${origin}${invitationPath(token)}`;
}
