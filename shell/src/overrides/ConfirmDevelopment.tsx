import type { User } from '@erm/contracts/users';
import type { PagePortal } from '@erm/portal-sdk/registry';
import { Facts, Stack } from '@erm/ui-kit/core';
import { ConfirmDialog } from '@erm/ui-kit/overlay';

interface ConfirmDevelopmentProps {
  portal: PagePortal;
  origin: string;
  user: User;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before code of a development server runs. */
export function ConfirmDevelopment({
  portal,
  origin,
  user,
  busy,
  onCancel,
  onConfirm,
}: ConfirmDevelopmentProps) {
  return (
    <ConfirmDialog
      open
      title="Run a portal in development?"
      confirmLabel="Run it"
      busy={busy}
      onClose={onCancel}
      onConfirm={onConfirm}
    >
      <Stack gap={3}>
        <Facts
          items={[
            { term: 'Portal', value: portal.release.label },
            { term: 'Code from', value: origin },
            { term: 'Runs as', value: user.email },
          ]}
        />
        <p>
          The code from this address can see and change everything that you can. Nobody has published it. Run
          it only if you started this server yourself.
        </p>
        <p>It replaces the portal in this tab only, until you stop it or close the tab.</p>
      </Stack>
    </ConfirmDialog>
  );
}
