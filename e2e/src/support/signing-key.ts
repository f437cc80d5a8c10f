import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';

const ALGORITHM = 'RS256';
// That of every key, so that nothing but its signature tells a token of another one.
const KEY_ID = 'key';

/** A key that signs ID tokens. */
export class SigningKey {
  readonly jwk: JWK;
  readonly #privateKey: CryptoKey;

  private constructor(jwk: JWK, privateKey: CryptoKey) {
    this.jwk = { ...jwk, kid: KEY_ID, alg: ALGORITHM, use: 'sig' };
    this.#privateKey = privateKey;
  }

  static async generate(): Promise<SigningKey> {
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    return new SigningKey(await exportJWK(privateKey), privateKey);
  }

  /** Signs the claims of a token again, after replacing some. */
  signAgain(token: string, claims: JWTPayload): Promise<string> {
    return new SignJWT({ ...decodeJwt(token), ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .sign(this.#privateKey);
  }
}
