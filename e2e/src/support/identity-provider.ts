import { once } from 'node:events';
import type { Server } from 'node:http';
import getPort from 'get-port';
import Provider from 'oidc-provider';

const CLIENT = { id: 'engineering-rm', secret: 'only for this test' };

/** A real OpenID Connect provider with a sign-in form that takes any password. */
export class IdentityProvider {
  readonly #server: Server;
  readonly #issuer: string;

  private constructor(server: Server, issuer: string) {
    this.#server = server;
    this.#issuer = issuer;
  }

  /** @param productOrigin the origin that people are sent back to */
  static async start(productOrigin: string): Promise<IdentityProvider> {
    const port = await getPort({ host: '127.0.0.1' });
    const issuer = `http://127.0.0.1:${port}`;
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [`${productOrigin}/api/auth/sso/callback`],
        },
      ],
      claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
      // The login names the person: `noor.staff@example.com` is in the group "staff".
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => ({
          ...{ sub, email: sub, email_verified: true, name: 'Noor Haddad' },
          groups: [/\.(\w+)@/.exec(sub)?.[1] ?? 'guests'],
        }),
      }),
      cookies: { keys: ['only for this test'] },
      features: { devInteractions: { enabled: true } },
    });
    const server = provider.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new IdentityProvider(server, issuer);
  }

  /** What the product is configured with. */
  get environment(): Record<string, string> {
    return {
      OIDC_ISSUER: this.#issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_LABEL: 'Northwind',
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_MANAGER_ROLE: 'leads',
      OIDC_ENGINEER_ROLE: 'staff',
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
