import { PublishError } from '../publish-error';

/**
 * The version of the contract that the API at this origin has.
 * @throws PublishError when it does not answer, or does not say
 */
export async function runningContract(origin: string): Promise<string> {
  const response = await fetch(new URL('/healthz', origin)).catch((error: unknown) => {
    throw new PublishError(`The API at ${origin} cannot be reached (${String(error)}).`);
  });
  const version = response.headers.get('x-contract-version');
  if (!version) throw new PublishError(`The server at ${origin} does not name the version of its contract.`);
  return version;
}
