import { compare } from 'semver';
import { PublishError } from '../publish-error';

/**
 * The processes of the API in the value of `API_ORIGIN`; none if it is not set.
 * @throws PublishError when one of them is not an origin
 */
export function parseApiOrigins(text = ''): string[] {
  if (text === '') return [];
  const origins = text.split(',').map((origin) => origin.trim());
  const unusable = origins.find((origin) => !URL.canParse(origin) || !/^https?:/.test(origin));
  if (unusable === undefined) return [...new Set(origins)];
  throw new PublishError(`API_ORIGIN has "${unusable}", which is not an origin like http://127.0.0.1:3000.`);
}

/**
 * The oldest version of the contract that one of these APIs has; null if there are none.
 * @throws PublishError when one does not answer, or does not say
 */
export async function runningContract(origins: readonly string[]): Promise<string | null> {
  const versions = await Promise.all(origins.map(contractOf));
  return versions.sort(compare)[0] ?? null;
}

async function contractOf(origin: string): Promise<string> {
  const { headers } = await askApi(origin, '/healthz');
  const version = headers.get('x-contract-version');
  if (!version) throw new PublishError(`The server at ${origin} does not name the version of its contract.`);
  return version;
}

interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** @throws PublishError when no whole answer comes */
export async function askApi(origin: string, path: string, init?: RequestInit): Promise<ApiAnswer> {
  try {
    const response = await fetch(new URL(path, origin), init);
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  } catch (error) {
    throw new PublishError(`The API at ${origin} cannot be reached (${String(error)}).`);
  }
}
