import { passwordHasher } from '../../api/src/passwords/password-hasher';
import { measure, type Measured } from './measure';
import { median, type Result } from './report';

const ROUNDS = 5;
const SECONDS = 4;
const AT_ONCE = 8;

interface Account {
  email: string;
  password: string;
}

/** Compares sign-ins with raw argon2 verifications, and the latency of concurrent requests with one verification. */
export async function measureSignInCost(api: string, { email, password }: Account): Promise<Result[]> {
  const post = () => ({ email, password });
  const signIn = () =>
    measure({ url: `${api}/api/auth/login`, seconds: SECONDS, connections: AT_ONCE, post });
  const others = () => measure({ url: `${api}/healthz`, seconds: SECONDS, connections: 1, rate: 50 });
  const pairs: { verifications: number; signIns: Measured; meanwhile: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const verifications = await verificationsPerSecond(password);
    const signIns = await signIn();
    const [, meanwhile] = await Promise.all([signIn(), others()]);
    pairs.push({ verifications, signIns, meanwhile });
  }
  const verificationMs = median(pairs.map(({ verifications }) => (1000 / verifications) * AT_ONCE));
  const latencyMs = median(pairs.map(({ meanwhile }) => meanwhile.medianMs));
  return [
    {
      what: 'sign-ins/s compared with raw argon2 verifications/s',
      ours: median(pairs.map(({ signIns }) => signIns.perSecond)).toFixed(1),
      other: median(pairs.map(({ verifications }) => verifications)).toFixed(1),
      ratio: median(pairs.map(({ verifications, signIns }) => signIns.perSecond / verifications)),
      min: 0.75,
    },
    {
      what: 'ms of another request during sign-ins compared with a verification',
      ours: latencyMs.toFixed(1),
      other: verificationMs.toFixed(1),
      ratio: latencyMs / verificationMs,
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
