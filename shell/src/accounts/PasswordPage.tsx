import { Link } from '@erm/ui-kit/core';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useServices, useSession } from '../services/services';
import { usePageTitle } from '../screen/use-page-title';
import { fieldsOf } from '../page/read-user';
import { Lines } from '../sign-in/SignInFrame.styles';
import { SignInFrame } from '../sign-in/SignInFrame';
import { PasswordForm } from './PasswordForm';

const PATH = '/password';

/** As wide as the forms of the sign-in. */
const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 360px;
`;

/** Changes the user's own password: on request, or in place of any page while the server insists on it. */
export function PasswordPage({ isDemanded }: { isDemanded: boolean }) {
  return isDemanded ? <DemandedPassword /> : <ChosenPassword />;
}

/** Inside the frame of the portal, which says who is signed in. */
function ChosenPassword() {
  const { user } = useSession();
  const { from } = fieldsOf(useLocation().state);
  const navigate = useNavigate();
  const back = typeof from === 'string' && from !== PATH ? from : '/';
  return (
    <Page>
      <PageHeader title="Change password" subtitle="You stay signed in here. All your other sessions end." />
      <Column>
        <PasswordForm email={user?.email ?? ''} onChanged={() => void navigate(back, { replace: true })} />
        <Lines>
          <p>
            <Link renderLink={(link) => <RouterLink to={back} {...link} />}>Cancel</Link>
          </p>
        </Lines>
      </Column>
    </Page>
  );
}

function DemandedPassword() {
  const title = 'Choose your own password';
  usePageTitle(title);
  const { account } = useServices();
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <SignInFrame
      title={title}
      subtitle="Somebody else set your password. Choose one that only you know to continue."
    >
      <PasswordForm
        email={user?.email ?? ''}
        onChanged={() => {
          // Any other page is the one that was requested.
          if (location.pathname === PATH) void navigate('/', { replace: true });
        }}
      />
      <Lines>
        <p>
          Signed in as {user?.email}.{' '}
          <Link as="button" type="button" onClick={() => void account.logout()}>
            Logout
          </Link>
        </p>
      </Lines>
    </SignInFrame>
  );
}
