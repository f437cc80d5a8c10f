import { CommandError, unsupported } from '../errors';

/** A top-level field that a sort or a projection names. */
export function fieldName(path: string): string {
  const parts = path.split('.');
  if (path === '') throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new CommandError(40353, "FieldPath must not end with a '.'.");
  if (parts.includes('')) throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$'))) {
    throw new CommandError(
      16410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
  }
  return undotted(path);
}

/** The path itself; one that reaches into nested documents is rejected. */
export function undotted(path: string): string {
  if (path.includes('.')) throw unsupported(`A dotted path ('${path}')`);
  return path;
}
