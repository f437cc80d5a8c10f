import { hash, verify } from '@node-rs/argon2';

/** Argon2id parameters: memory in KiB, passes and lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash, and returns false: timing does not reveal whether an account exists. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

// The OWASP minimum. One verification takes about 20 ms of one core.
const DEFAULT_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id (the library's default), computed in the thread pool rather than on the event loop. */
export function passwordHasher(cost: PasswordCost = DEFAULT_COST): PasswordHasher {
  const decoy = hash('a password nobody has', cost);
  return {
    hash: (password) => hash(password, cost),
    async verify(passwordHash, password) {
      const matches = await verify(passwordHash ?? (await decoy), password);
      return matches && passwordHash !== undefined;
    },
  };
}
