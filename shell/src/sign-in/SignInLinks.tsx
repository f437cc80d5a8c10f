import { Link } from '@erm/ui-kit/core';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useServices } from '../services/services';
import { Lines } from './SignInFrame.styles';

/** Links for visitors without an account. */
export function SignInLinks() {
  const { config } = useServices();
  const state: unknown = useLocation().state;
  return (
    <Lines>
      <p>
        <span>Don't have an account? </span>
        {config.registration !== 'closed' && (
          <Link renderLink={(link) => <RouterLink to="/register" state={state} {...link} />}>
            Create account
          </Link>
        )}
      </p>
      <p>
        Need access or a new password? <Link href={`mailto:${config.adminEmail}`}>Contact Admin</Link>
      </p>
    </Lines>
  );
}
