import { Link, useLocation } from 'react-router-dom';
import { Lines } from './SignInFrame.styles';

export function ToSignIn() {
  const state: unknown = useLocation().state;
  return (
    <Lines>
      <p>
        Already have an account?{' '}
        <Link to="/login" state={state}>
          Sign in
        </Link>
      </p>
    </Lines>
  );
}
