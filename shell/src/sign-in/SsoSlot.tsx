import { createLoadable, useLoadable } from '@erm/ui-kit/core';
import { useServices } from '../services/services';

const ssoSignIn = createLoadable(
  async () => (await import(/* webpackChunkName: "sso" */ './SsoSignIn')).SsoSignIn,
);

/** Sign-in through an identity provider, if configured. Its code loads only then. */
export function SsoSlot() {
  const { sso } = useServices().config;
  return sso === null ? null : <Sso label={sso} />;
}

function Sso({ label }: { label: string }) {
  const loaded = useLoadable(ssoSignIn);
  if (loaded.status !== 'ready') return null;
  const SsoSignIn = loaded.part;
  return <SsoSignIn label={label} />;
}
