import { invitationPath, SETUP_HOURS } from '@erm/contracts/invitations';
import type { SetupLink } from '../invitations/create-setup-link';

/** Tells the operator how to create the first manager. */
export function printSetup(url: string, setup: SetupLink): void {
  if (setup.kind === 'created') console.error(setupSentence(`${url}${invitationPath(setup.token)}`));
  if (setup.kind === 'kept') {
    console.error(
      'There is no manager yet. A setup link was printed a moment ago; erm setup-link prints another.',
    );
  }
}

export function setupSentence(link: string): string {
  return `There is no manager yet. Create the first one within ${SETUP_HOURS} hours at ${link}`;
}
