import { z } from 'zod';
import { choice, documentation, isLoopbackOrigin, isOrigin, printableText } from './values';

const PROVIDER = 'must be an https URL, or one of this machine';

export const ssoVariables = () => ({
  PUBLIC_ORIGIN: z
    .string()
    .refine((text) => isOrigin(text) && isSafe(text), 'must be an origin like https://erm.example.com')
    .optional()
    .register(documentation, {
      meaning: 'Where people reach the product; required for single sign-on, and used in printed links.',
      unset: 'none',
    }),
  OIDC_ISSUER: z
    .string()
    .refine((text) => URL.canParse(text) && isSafe(new URL(text).origin), PROVIDER)
    .optional()
    .register(documentation, {
      meaning: 'The OpenID Connect provider that people may sign in through.',
      unset: 'no single sign-on',
    }),
  OIDC_CLIENT_ID: printableText().optional().register(documentation, {
    meaning: 'This product at the provider; required with `OIDC_ISSUER`.',
    unset: 'none',
  }),
  OIDC_CLIENT_SECRET: printableText().optional().register(documentation, {
    meaning: 'Its secret, unless it is a public client.',
    unset: 'none',
  }),
  OIDC_LABEL: printableText(60).default('single sign-on').register(documentation, {
    meaning: 'What the button on the sign-in page calls the provider.',
  }),
  OIDC_ROLE_CLAIM: printableText().optional().register(documentation, {
    meaning: 'The claim of the ID token that has the role, a text or a list; dots separate nested names.',
    unset: 'accounts keep their role, and new ones are engineers',
  }),
  OIDC_MANAGER_ROLE: printableText().default('manager').register(documentation, {
    meaning: 'The value of that claim for managers.',
  }),
  OIDC_ENGINEER_ROLE: printableText().default('engineer').register(documentation, {
    meaning: 'The value of that claim for engineers.',
  }),
  OIDC_ACCOUNTS: choice(['create', 'existing']).default('create').register(documentation, {
    meaning: 'Whether the first sign-in of somebody without an account creates one.',
  }),
});

function isSafe(origin: string): boolean {
  return origin.startsWith('https:') || isLoopbackOrigin(origin);
}
