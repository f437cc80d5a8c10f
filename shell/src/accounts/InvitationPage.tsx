import { ERROR_TEXT } from '@erm/contracts/errors';
import { ErrorState, LoadingText } from '@erm/ui-kit/core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../screen/use-page-title';
import { useSession } from '../services/services';
import { BackToSignIn } from '../sign-in/BackToSignIn';
import { SignInFrame } from '../sign-in/SignInFrame';
import { InvalidInvitation } from './InvalidInvitation';
import { InvitationForm } from './InvitationForm';
import { OtherAccount } from './OtherAccount';
import { useInvitation } from './use-invitation';
import { useInvitationToken } from './use-invitation-token';

/** No link has a longer one. */
const MAX_TOKEN_LENGTH = 200;

/** The page of an invitation's link, `/invitation#<token>`, which creates the account and signs in. */
export function InvitationPage() {
  usePageTitle('Create account');
  const token = useInvitationToken();
  const { isAuthenticated, user } = useSession();
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted && isAuthenticated) return <Navigate to="/" replace />;
  if (isAuthenticated) return <OtherAccount email={user?.email} />;
  if (token === null || token.length > MAX_TOKEN_LENGTH)
    return <InvalidInvitation reason={ERROR_TEXT.invitationInvalid} />;
  return <Invitation key={token} token={token} onAccepted={() => setAccepted(true)} />;
}

interface InvitationProps {
  token: string;
  onAccepted: () => void;
}

function Invitation({ token, onAccepted }: InvitationProps) {
  const { state, retry, reject } = useInvitation(token);
  if (state.status === 'invalid') return <InvalidInvitation reason={state.reason} />;
  return (
    <SignInFrame title="Create account" subtitle="Join the Engineering Resource Management System">
      {state.status === 'loading' && <LoadingText>Loading invitation...</LoadingText>}
      {state.status === 'failed' && (
        <ErrorState title="The invitation could not be loaded" cause={state.cause} onRetry={retry} />
      )}
      {state.status === 'ready' && (
        <InvitationForm token={token} offer={state.offer} onAccepted={onAccepted} onInvalid={reject} />
      )}
      <BackToSignIn />
    </SignInFrame>
  );
}
