import { hash, verify } from '@node-rs/argon2';

/** Of argon2id: memory in KiB, passes, lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False without a hash too, after the same time, so that it does not show whether an account exists. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

// What OWASP asks for as a minimum; one verification takes some 20 ms of one core.
const DEFAULT_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id (the library's default variant), run in the thread pool and never on the event loop. */
export function passwordHasher(cost: PasswordCost = DEFAULT_COST): PasswordHasher {
  const nobody = hash('the password of nobody', cost);
  return {
    hash: (password) => hash(password, cost),
    async verify(passwordHash, password) {
      const matches = await verify(passwordHash ?? (await nobody), password);
      return matches && passwordHash !== undefined;
    },
  };
}
