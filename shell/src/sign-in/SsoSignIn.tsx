import { SSO_FAILURES, SSO_SESSION_PATH } from '@erm/contracts/sso-paths';
import { ApiError } from '@erm/portal-sdk';
import { Button, Note } from '@erm/ui-kit/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../services/services';
import { browserStorage } from '../page/browser-storage';
import { openSession, SignInRejected } from '../session/open-session';
import { SsoBlock } from './SsoSignIn.styles';
import { beginSso, endSso, readSsoResult } from './sso-result';

/** The button that leads to the identity provider, and the handling of the redirect back. */
export function SsoSignIn({ label }: { label: string }) {
  const { session, transport } = useServices();
  const location = useLocation();
  const navigate = useNavigate();
  const result = useRef(readSsoResult(location.hash));
  const [problem, setProblem] = useState(result.current.problem ?? null);
  const [isBusy, setIsBusy] = useState(result.current.code !== undefined);

  useEffect(() => {
    const { code, problem: failure } = result.current;
    result.current = {};
    if (code === undefined && failure === undefined) return;
    const { verifier, state } = endSso(browserStorage('sessionStorage'));
    // Neither the code nor a failure may happen again when the page is reloaded.
    void navigate('/login', { replace: true, state });
    if (code === undefined) return;
    openSession({ session, transport }, SSO_SESSION_PATH, { code, verifier }).catch((error: unknown) => {
      setIsBusy(false);
      if (!(error instanceof SignInRejected || error instanceof ApiError)) throw error;
      setProblem(error.message || SSO_FAILURES.failed);
    });
  }, [navigate, session, transport]);

  const start = async () => {
    setIsBusy(true);
    setProblem(null);
    window.location.assign(await beginSso(browserStorage('sessionStorage'), location.state));
  };

  return (
    <SsoBlock>
      {problem !== null && (
        <Note tone="red" live title="You are not signed in">
          {problem}
        </Note>
      )}
      <Button size="lg" fullWidth loading={isBusy} disabled={isBusy} onClick={() => void start()}>
        Sign in with {label}
      </Button>
    </SsoBlock>
  );
}
