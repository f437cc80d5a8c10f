import { Link, useLocation } from 'react-router-dom';
import { useServices } from '../app/services';
import { Lines } from './SignInFrame.styles';

/** Ways on for those without an account. */
export function SignInLinks() {
  const { config } = useServices();
  const state: unknown = useLocation().state;
  return (
    <Lines>
      <p>
        Don't have an account?{' '}
        {config.registration !== 'closed' && (
          <Link to="/register" state={state}>
            Create account
          </Link>
        )}
      </p>
      <p>
        Need access or a new password? <a href={`mailto:${config.adminEmail}`}>Contact Admin</a>
      </p>
    </Lines>
  );
}
