import { accessSync, constants, statSync } from 'node:fs';
import { z } from 'zod';

export const LOOPBACK_HOSTS = ['127.0.0.1', '[::1]', 'localhost'];

interface Documentation {
  meaning: string;
  /** What holds while the variable is not set, where that is not a default of the schema. */
  unset?: string;
  /** The same with NODE_ENV=production, if it differs. */
  unsetInProduction?: string;
}

/** What docs/configuration.md says about each variable. */
export const documentation = z.registry<Documentation>();

export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `must be ${listed(values)}` });
}

export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(min, error).max(max, error));
}

export function listOf(isValid: (item: string) => boolean, items: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .refine((list) => list.every(isValid), `must be a comma-separated list of ${items}`);
}

export function printableText(max = 500) {
  return z
    .string()
    .regex(/^[^\p{C}]+$/u, 'must be text')
    .max(max, `must be text of at most ${max} characters`);
}

export function readableFile(content: string) {
  return z.string().refine((path) => isFile(path, constants.R_OK), `must be the path of ${content}`);
}

export function executableFile(program: string) {
  return z.string().refine((path) => isFile(path, constants.X_OK), `must be the path of ${program}`);
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

export function isLoopbackOrigin(text: string): boolean {
  return isOrigin(text) && LOOPBACK_HOSTS.includes(new URL(text).hostname);
}

export function isHostName(text: string): boolean {
  return /^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])$/.test(text);
}

function listed(values: readonly string[]): string {
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}`;
}

function isFile(path: string, access: number): boolean {
  try {
    accessSync(path, access);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
