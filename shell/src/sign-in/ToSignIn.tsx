import { Link, useLocation } from 'react-router-dom';
import { Lines } from './SignInFrame.styles';

export function ToSignIn() {
  const { state } = useLocation();
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
