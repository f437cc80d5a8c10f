import * as oidc from 'openid-client';
import type { SsoConfig } from '../sso-config';

const TIMEOUT_SECONDS = 10;

/** State to keep between the redirect to the provider and the one back. */
export interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export type Claims = Record<string, unknown> & { iss: string; sub: string };

/** The provider refused, the user canceled, or the answer is not to this attempt, expired, or forged. */
export class AnswerRejected extends Error {
  override readonly name = 'AnswerRejected';

  /** Whether the provider itself refused. */
  readonly denied: boolean;

  constructor(cause: unknown) {
    const isDenied = cause instanceof oidc.AuthorizationResponseError;
    // Tells a wrong secret of this client from a code that was used.
    const code = isDenied || cause instanceof oidc.ResponseBodyError ? `: ${cause.error}` : '';
    super(`The answer of the identity provider was rejected${code}`, { cause });
    this.denied = isDenied;
  }
}

export interface Provider {
  begin(): Promise<{ url: URL; attempt: Attempt }>;
  /**
   * Exchanges the provider's answer for the claims of the ID token, whose issuer, audience, signature, time, and nonce
   * are verified.
   * @throws AnswerRejected
   */
  finish(callback: URL, attempt: Attempt): Promise<Claims>;
}

/** An OpenID Connect provider: authorization code flow with PKCE. It is looked up when it is first needed. */
export function createProvider(config: SsoConfig, redirectUri: string): Provider {
  let discovered: Promise<oidc.Configuration> | undefined;
  const discover = () => {
    discovered ??= discoverProvider(config).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };

  return {
    async begin() {
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url, attempt };
    },

    async finish(callback, { state, nonce, codeVerifier }) {
      const client = await discover();
      try {
        const tokens = await oidc.authorizationCodeGrant(client, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return await claimsOf(client, tokens);
      } catch (error) {
        throw new AnswerRejected(error);
      }
    },
  };
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Many providers omit optional claims from the ID token. */
async function claimsOf(client: oidc.Configuration, tokens: Tokens): Promise<Claims> {
  const claims = tokens.claims()!;
  if (claims.sub.trim() === '') throw new Error('The subject of the ID token is blank');
  if (client.serverMetadata().userinfo_endpoint === undefined) return claims;
  const more = await oidc.fetchUserInfo(client, tokens.access_token, claims.sub);
  return { ...more, ...claims };
}

async function discoverProvider({ issuer, clientId, clientSecret }: SsoConfig): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const authentication = clientSecret === undefined ? oidc.None() : undefined;
  return oidc.discovery(url, clientId, clientSecret, authentication, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // Off by default, because TLS vouches for the token endpoint. Behind a proxy that opens TLS, it does not.
      oidc.enableNonRepudiationChecks,
      // The configuration allows it on this machine only.
      ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });
}
