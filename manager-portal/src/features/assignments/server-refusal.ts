import { ApiError } from '@erm/portal-sdk';

interface Sent<Body> {
  error: Error | null;
  variables: Body | undefined;
}

/** The server's capacity sentence for what was sent last; undefined once any of it was changed. */
export function capacityRefusal<Body extends object>(
  { error, variables }: Sent<Body>,
  values: object,
): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CAPACITY_EXCEEDED' || !variables) return undefined;
  const current = new Map(Object.entries(values));
  const isUnchanged = Object.entries(variables).every(
    ([name, sent]) => !current.has(name) || current.get(name) === sent,
  );
  return isUnchanged ? error.message : undefined;
}
