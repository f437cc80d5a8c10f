import { Link } from '@erm/ui-kit/core';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../app/services';
import { usePageTitle } from '../app/use-page-title';
import { fieldsOf } from '../session/read-user';
import { useSession } from '../session/use-session';
import { Lines } from '../sign-in/SignInFrame.styles';
import { SignInFrame } from '../sign-in/SignInFrame';
import { PasswordForm } from './PasswordForm';

const PATH = '/password';

/** Changes the user's own password: on request, or in place of any page while the server insists on it. */
export function PasswordPage({ isDemanded }: { isDemanded: boolean }) {
  const title = isDemanded ? 'Choose your own password' : 'Change password';
  usePageTitle(title);
  const { account } = useServices();
  const { user } = useSession();
  const location = useLocation();
  const { from } = fieldsOf(location.state);
  const navigate = useNavigate();
  const back = typeof from === 'string' ? from : '/';
  const subtitle = isDemanded
    ? 'Somebody else set your password. Choose one that only you know to continue.'
    : 'You stay signed in here. All your other sessions end.';

  return (
    <SignInFrame title={title} subtitle={subtitle}>
      <PasswordForm
        email={user?.email ?? ''}
        onChanged={() => {
          // Any other page is the one that was requested.
          if (location.pathname === PATH) void navigate(back, { replace: true });
        }}
      />
      <Lines>
        {isDemanded ? (
          <p>
            Signed in as {user?.email}.{' '}
            <Link as="button" type="button" onClick={() => void account.logout()}>
              Logout
            </Link>
          </p>
        ) : (
          <p>
            <Link renderLink={(link) => <RouterLink to={back} {...link} />}>Cancel</Link>
          </p>
        )}
      </Lines>
    </SignInFrame>
  );
}
