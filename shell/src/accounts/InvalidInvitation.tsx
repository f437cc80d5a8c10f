import { Link, Note } from '@erm/ui-kit/core';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services';
import { BackToSignIn } from '../sign-in/BackToSignIn';
import { Lines } from '../sign-in/SignInFrame.styles';
import { SignInFrame } from '../sign-in/SignInFrame';

/** In place of the form of a link that does not work. */
export function InvalidInvitation({ reason }: { reason: string }) {
  const { config } = useServices();
  const note = useRef<HTMLDivElement>(null);
  // Replaces earlier content, which may have had focus.
  useEffect(() => note.current?.focus(), []);
  return (
    <SignInFrame
      title="Invitation not valid"
      subtitle="No account was created with this link"
      note={<Note ref={note} tabIndex={-1} tone="yellow" live title={reason} />}
    >
      <Lines>
        <p>
          Ask the manager who sent it, or <Link href={`mailto:${config.adminEmail}`}>Contact Admin</Link>
        </p>
      </Lines>
      <BackToSignIn />
    </SignInFrame>
  );
}
