import { createLoadable, useLoadable } from '@erm/ui-kit/core';
import { useServices } from '../services/services';

const ssoSignIn = createLoadable(
  async () => (await import(/* webpackChunkName: "sso" */ './SsoSignIn')).SsoSignIn,
);

/** Signing in through an identity provider, where there is one. The code is not on the page elsewhere. */
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
