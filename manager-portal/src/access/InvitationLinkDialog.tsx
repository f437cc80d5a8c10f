import { INVITATION_DAYS } from '@erm/contracts/invitations';
import { formatMoment } from '@erm/portal-kit';
import { useNotify } from '@erm/portal-sdk';
import { Button, Link, Stack, TextField } from '@erm/ui-kit/core';
import { Dialog } from '@erm/ui-kit/overlay';
import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { NewInvitation } from './access-mutations';

const Hint = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);
`;

interface InvitationLinkDialogProps {
  invited: NewInvitation;
  onClose: () => void;
}

/** Shows the link of a new invitation, which cannot be shown again. */
export function InvitationLinkDialog({ invited, onClose }: InvitationLinkDialogProps) {
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const { email, expiresAt } = invited.invitation;
  const link = new URL(invited.url, window.location.origin).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', title: 'Link copied' });
    } catch (error) {
      console.warn('The browser did not allow copying the link', error);
      field.current?.select();
      notify({ kind: 'info', title: 'Copy the link with the keyboard', description: 'It is selected.' });
    }
  };
  const subject = 'Your invitation to Engineering RM';
  const body = `Open this link to create your account. It works once, until ${formatMoment(expiresAt)}.\n\n${link}\n`;
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

  return (
    <Dialog
      open
      size="form"
      title="Share this link"
      description={`For ${email}. It works once, for ${INVITATION_DAYS} days.`}
      initialFocus={copyButton}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button
            ref={copyButton}
            variant="primary"
            icon={<Copy size={16} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            Copy link
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextField ref={field} label="Link" readOnly value={link} onChange={() => {}} />
        <Hint>
          The link is shown only now. If it is lost, invite the same email again.{' '}
          <Link href={mail}>Write an email</Link>
        </Hint>
      </Stack>
    </Dialog>
  );
}
