import { once } from 'node:events';
import type { Server } from 'node:http';
import getPort from 'get-port';
import type { JWTPayload } from 'jose';
import Provider from 'oidc-provider';
import { SigningKey } from './signing-key';
import { Tampering } from './tampering';

const CLIENT = { id: 'engineering-rm', secret: 'only for this test' };

interface Parts {
  productOrigin: string;
  server: Server;
  issuer: string;
  key: SigningKey;
  tampering: Tampering;
}

/** A real OpenID Connect provider with a sign-in form that takes any password. */
export class IdentityProvider {
  readonly #parts: Parts;

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @param productOrigin the origin that people are sent back to */
  static async start(productOrigin: string): Promise<IdentityProvider> {
    const callback = `${productOrigin}/api/auth/sso/callback`;
    const key = await SigningKey.generate();
    const tampering = new Tampering(callback);
    const port = await getPort({ host: '127.0.0.1' });
    const issuer = `http://127.0.0.1:${port}`;
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [callback],
        },
      ],
      claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
      // The login names the person: `noor.staff@example.com` is in the group "staff".
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => ({
          sub,
          email: sub,
          email_verified: true,
          name: 'Noor Haddad',
          groups: [/\.(\w+)@/.exec(sub)?.[1] ?? 'guests'],
        }),
      }),
      jwks: { keys: [key.jwk] },
      cookies: { keys: ['only for this test'] },
      features: { devInteractions: { enabled: true } },
    });
    provider.use(tampering.middleware);
    const server = provider.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new IdentityProvider({ productOrigin, server, issuer, key, tampering });
  }

  get productOrigin(): string {
    return this.#parts.productOrigin;
  }

  /** What the product is configured with. */
  get environment(): Record<string, string> {
    return {
      OIDC_ISSUER: this.#parts.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_LABEL: 'Northwind',
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_MANAGER_ROLE: 'leads',
      OIDC_ENGINEER_ROLE: 'staff',
    };
  }

  /**
   * Puts claims into the next ID token in place of those that are right.
   * @param key signs it; the provider's own unless it is to be forged
   */
  answerOnce(claims: JWTPayload, key = this.#parts.key): void {
    this.#parts.tampering.signNext(key, claims);
  }

  /** Keeps the next person from coming back. Returns the URL that they would have come back to. */
  keepAnswer(): Promise<string> {
    return this.#parts.tampering.keepNext();
  }

  async close(): Promise<void> {
    const { server } = this.#parts;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}
