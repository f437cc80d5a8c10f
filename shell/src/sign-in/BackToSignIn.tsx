import { Link } from '@erm/ui-kit/core';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Lines } from './SignInFrame.styles';

export function BackToSignIn() {
  const state: unknown = useLocation().state;
  return (
    <Lines>
      <p>
        Already have an account?{' '}
        <Link renderLink={(link) => <RouterLink to="/login" state={state} {...link} />}>Sign in</Link>
      </p>
    </Lines>
  );
}
