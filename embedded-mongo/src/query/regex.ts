import { BSONRegExp } from 'bson';
import { CommandError } from '../errors';

const cache = new Map<string, RegExp>();

/** MongoDB's regular expressions are PCRE: the parts that JavaScript reads otherwise are translated. */
function toRegExp(pattern: string, options: string): RegExp {
  const key = `${options}/${pattern}`;
  const known = cache.get(key);
  if (known) return known;
  const unknownOption = /[^ims]/.exec(options);
  if (unknownOption) throw new CommandError(51108, `invalid flag in regex options: ${unknownOption[0]}`);
  if (pattern.includes('\0'))
    throw new CommandError(51109, 'Regular expression cannot contain an embedded null byte');
  try {
    const compiled = new RegExp(translate(pattern, options), `${options.replace(/[^im]/g, '')}u`);
    if (cache.size > 500) cache.clear();
    cache.set(key, compiled);
    return compiled;
  } catch (error) {
    throw new CommandError(
      51091,
      `Regular expression is invalid: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

const asciiSpace = ' \\t\\n\\v\\f\\r';

function translate(pattern: string, options: string): string {
  let inClass = false;
  return pattern.replace(/\\([\s\S])|[\s\S]/g, (token: string, escaped: string | undefined) => {
    if (escaped !== undefined) return translateEscape(escaped, inClass);
    if (inClass) {
      inClass = token !== ']';
      return token;
    }
    if (token === '[') inClass = true;
    // Only a newline ends a line, and `$` also stands before a last one.
    if (token === '.') return options.includes('s') ? '[\\s\\S]' : '[^\\n]';
    if (token === '$') return options.includes('m') ? '(?=\\n|(?![\\s\\S]))' : '(?=\\n?(?![\\s\\S]))';
    if (token === '^' && options.includes('m')) return '(?<![^\\n])';
    return token;
  });
}

function translateEscape(escaped: string, inClass: boolean): string {
  if (escaped === 's') return inClass ? asciiSpace : `[${asciiSpace}]`;
  if (escaped === 'S' && !inClass) return `[^${asciiSpace}]`;
  // PCRE lets any punctuation be escaped, JavaScript with the flag u only what it must.
  if (/[^\w\s]/.test(escaped) && !/[\^$\\.*+?()[\]{}|/-]/.test(escaped)) return escaped;
  if (escaped === '-' && !inClass) return '-';
  if (escaped === 'S') return '\\S';
  return `\\${escaped}`;
}

export function regExpTest(regex: {
  readonly pattern: string;
  readonly options: string;
}): (value: unknown) => boolean {
  const compiled = toRegExp(regex.pattern, regex.options);
  return (value) =>
    typeof value === 'string'
      ? compiled.test(value)
      : value instanceof BSONRegExp && value.pattern === regex.pattern && value.options === regex.options;
}
