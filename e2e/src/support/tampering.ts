import type { JWTPayload } from 'jose';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { SigningKey } from './signing-key';

/** Changes single answers of a provider on their way out. */
export class Tampering {
  readonly #callback: string;
  #sign: ((idToken: string) => Promise<string>) | null = null;
  #keep: ((url: string) => void) | null = null;

  /** @param callback the URL that people are sent back to */
  constructor(callback: string) {
    this.#callback = callback;
  }

  signNext(key: SigningKey, claims: JWTPayload): void {
    this.#sign = (idToken) => key.signAgain(idToken, claims);
  }

  keepNext(): Promise<string> {
    return new Promise((resolve) => (this.#keep = resolve));
  }

  readonly middleware = async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const location = ctx.res.getHeader('location');
    if (this.#sign && ctx.path === '/token') {
      const sign = this.#sign;
      this.#sign = null;
      const answer = ctx.body as { id_token: string };
      ctx.body = { ...answer, id_token: await sign(answer.id_token) };
    } else if (this.#keep && typeof location === 'string' && location.startsWith(`${this.#callback}?`)) {
      ctx.status = 200;
      ctx.remove('location');
      ctx.body = 'This answer was kept.';
      this.#keep(location);
      this.#keep = null;
    }
  };
}
