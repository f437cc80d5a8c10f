import { compare } from 'semver';
import { PublishError } from '../publish-error';

/**
 * The oldest version of the contract that one of these APIs has; null if there are none.
 * @throws PublishError when one does not answer, or does not say
 */
export async function runningContract(origins: readonly string[]): Promise<string | null> {
  const versions = await Promise.all(origins.map(contractOf));
  return versions.sort(compare)[0] ?? null;
}

async function contractOf(origin: string): Promise<string> {
  const response = await fetch(new URL('/healthz', origin)).catch((error: unknown) => {
    throw new PublishError(`The API at ${origin} cannot be reached (${String(error)}).`);
  });
  const version = response.headers.get('x-contract-version');
  if (!version) throw new PublishError(`The server at ${origin} does not name the version of its contract.`);
  return version;
}
