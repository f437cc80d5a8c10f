/** Redirects to the provider. `challenge` is the base64url SHA-256 of a text that the page keeps. */
export const SSO_START_PATH = '/api/auth/sso/start';

/** Where the provider redirects to, which redirects to the sign-in page. */
export const SSO_CALLBACK_PATH = '/api/auth/sso/callback';

export const SSO_SESSION_PATH = '/api/auth/sso/session';

/** The fragment of the sign-in page after a single sign-on: `#sso=<code>`, or `#sso-failed=<reason>`. */
export const SSO_CODE = 'sso';
export const SSO_FAILED = 'sso-failed';

/** Why a single sign-on failed, for the sign-in page. */
export const SSO_FAILURES = {
  failed: 'Single sign-on did not work. Please try again.',
  denied: 'You were not signed in, because your identity provider refused or you canceled.',
  unavailable: 'Your identity provider is not responding. Please try again in a moment.',
  email: 'Your identity provider has not verified your email address, so no account can be found for it.',
  account: 'There is no account for you yet. Please ask an administrator for an invitation.',
  role: 'Your identity provider does not give you access with the role of your account.',
  linked: 'The account with your email address belongs to another identity. Please ask an administrator.',
  disabled: 'Your account is disabled. Please ask an administrator.',
} as const;

export type SsoFailure = keyof typeof SSO_FAILURES;
