import { Button, Link, Stack } from '@erm/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { useServices } from '../services/services';
import { Lines } from '../sign-in/SignInFrame.styles';
import { SignInFrame } from '../sign-in/SignInFrame';

/** Shown to a signed-in user who opens an invitation, which is for somebody without an account. */
export function OtherAccount({ email }: { email: string | undefined }) {
  const { account } = useServices();
  return (
    <SignInFrame
      title="You are signed in already"
      subtitle={`This invitation creates another account.${email === undefined ? '' : ` You are signed in as ${email}.`}`}
    >
      <Stack gap={4}>
        <Button variant="primary" size="lg" fullWidth onClick={() => void account.logout()}>
          Log out and continue
        </Button>
      </Stack>
      <Lines>
        <p>
          <Link renderLink={(link) => <RouterLink to="/" {...link} />}>Go to Dashboard</Link>
        </p>
      </Lines>
    </SignInFrame>
  );
}
