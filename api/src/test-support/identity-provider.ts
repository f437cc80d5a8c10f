import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

const CLIENT_ID = 'engineering-rm';

export interface IdentityProvider {
  issuer: string;
  /** Overrides of the next ID token's claims. */
  claims: JWTPayload;
  /** Whether the next ID token is signed with a key that the provider does not publish. */
  forged: boolean;
  /** What this server was asked for a token for. */
  redirectUris: string[];
  /** The user answers the request at this URL; returns where the provider redirects to. */
  approve(authorizationUrl: string): string;
  close(): Promise<void>;
}

/** An OpenID Connect provider that signs whatever it is told to, correct or not. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  const forger = await generateKeyPair('RS256');
  const nonces = new Map<string, string>();

  const idTokenFor = (code: string) => {
    const now = Math.floor(Date.now() / 1000);
    const correct = {
      iss: provider.issuer,
      aud: CLIENT_ID,
      iat: now,
      exp: now + 60,
      nonce: nonces.get(code),
    };
    return new SignJWT({ ...correct, ...provider.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .sign(provider.forged ? forger.privateKey : privateKey);
  };

  const server = createServer((request, response) => {
    const respond = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { issuer } = provider;
    if (request.url === '/.well-known/openid-configuration') {
      respond(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    } else if (request.url === '/keys') {
      respond(200, { keys: [jwk] });
    } else if (request.url === '/token') {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const asked = new URLSearchParams(body);
        const code = asked.get('code') ?? '';
        provider.redirectUris.push(asked.get('redirect_uri') ?? '');
        // A code works once.
        if (!nonces.has(code)) return respond(400, { error: 'invalid_grant' });
        void idTokenFor(code).then((idToken) => {
          nonces.delete(code);
          respond(200, { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: idToken });
        });
      });
    } else respond(404, {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const provider: IdentityProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    claims: {},
    forged: false,
    redirectUris: [],
    approve(authorizationUrl) {
      const { searchParams } = new URL(authorizationUrl);
      const code = `code-${nonces.size + 1}-${Date.now()}`;
      nonces.set(code, searchParams.get('nonce') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = String(new URLSearchParams({ code, state: searchParams.get('state') ?? '' }));
      return back.href;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}
