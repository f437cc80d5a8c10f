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
