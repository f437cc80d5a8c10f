import { Link } from '@erm/ui-kit/core';
import { usePageTitle } from '../screen/use-page-title';
import { useServices } from '../services/services';
import { Lines } from './SignInFrame.styles';
import { RegisterForm } from './RegisterForm';
import { SignInFrame } from './SignInFrame';
import { BackToSignIn } from './BackToSignIn';

export function RegisterPage() {
  usePageTitle('Create account');
  const { config } = useServices();
  return (
    <SignInFrame title="Create account" subtitle="Join the Engineering Resource Management System">
      {config.registration === 'closed' ? (
        <Lines>
          <p>
            New accounts are created by invitation. Open the link that you were sent, or ask for one:{' '}
            <Link href={`mailto:${config.adminEmail}`}>Contact Admin</Link>
          </p>
        </Lines>
      ) : (
        <RegisterForm managersInvited={config.registration === 'engineers'} />
      )}
      <BackToSignIn />
    </SignInFrame>
  );
}
