import { passwordHasher } from '../auth/password-hasher';
import { measure, type Measured } from './measure';
import { median, type Result } from './report';

const ROUNDS = 5;
const SECONDS = 4;
const AT_ONCE = 8;

interface Account {
  email: string;
  password: string;
}

/** Signing in beside argon2 alone, and what other requests wait for meanwhile beside one verification. */
export async function signInCost(api: string, { email, password }: Account): Promise<Result[]> {
  const post = () => ({ email, password });
  const signIn = () =>
    measure({ url: `${api}/api/auth/login`, seconds: SECONDS, connections: AT_ONCE, post });
  const others = () => measure({ url: `${api}/healthz`, seconds: SECONDS, connections: 1, rate: 50 });
  const pairs: { alone: number; signIns: Measured; meanwhile: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await verificationsPerSecond(password);
    const signIns = await signIn();
    const [, meanwhile] = await Promise.all([signIn(), others()]);
    pairs.push({ alone, signIns, meanwhile });
  }
  const verificationMs = median(pairs.map(({ alone }) => (1000 / alone) * AT_ONCE));
  const waited = median(pairs.map(({ meanwhile }) => meanwhile.medianMs));
  return [
    {
      what: 'sign-ins/s beside argon2 verifications/s alone',
      ours: median(pairs.map(({ signIns }) => signIns.perSecond)).toFixed(1),
      other: median(pairs.map(({ alone }) => alone)).toFixed(1),
      ratio: median(pairs.map(({ alone, signIns }) => signIns.perSecond / alone)),
      min: 0.75,
    },
    {
      what: 'ms that another request takes during sign-ins beside a verification',
      ours: waited.toFixed(1),
      other: verificationMs.toFixed(1),
      ratio: waited / verificationMs,
      max: 0.5,
    },
  ];
}

async function verificationsPerSecond(password: string): Promise<number> {
  const passwords = passwordHasher();
  const hash = await passwords.hash(password);
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const verify = async () => {
    while (performance.now() < end) {
      await passwords.verify(hash, password);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, verify));
  return done / SECONDS;
}
