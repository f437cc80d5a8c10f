import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { variablesByTopic } from './environment';
import { documentation } from './values';

const FILE = fileURLToPath(new URL('../../../docs/configuration.md', import.meta.url));

const INTRODUCTION = `# Configuration

Everything is configured by environment variables. An empty variable counts as unset. Lists are separated by commas. An
invalid value is reported in one sentence, and the process exits with code 2.

Each process of the API should get the same values. The variables that only the publisher reads are in
[its README](../publisher/README.md).

<!-- Generated from api/src/environment by pnpm docs:configuration. -->
`;

/** Describes the values that a variable may have, in the words of the sentence that rejects others. */
function allowed(schema: z.ZodType): string {
  const issue = schema.safeParse('\0').error?.issues[0];
  return issue ? issue.message.replace(/^must be /, '') : 'a path';
}

const asText = z.coerce.string();

/** What holds if the variable is not set. */
function unset(schema: z.ZodType, production: boolean): string {
  const value = schema.safeParse(undefined).data;
  if (value !== undefined) return isDeepStrictEqual(value, []) ? 'none' : `\`${asText.parse(value)}\``;
  const { unset: always = '', unsetInProduction } = documentation.get(schema) ?? {};
  return (production && unsetInProduction) || always;
}

function row([name, schema]: [string, z.ZodType], inProduction: z.ZodType | undefined): string {
  const usual = unset(schema, false);
  const strict = inProduction ? unset(inProduction, true) : usual;
  const value = usual === strict ? usual : `${usual}; in production ${strict}`;
  return `| \`${name}\` | ${allowed(schema)} | ${value} | ${documentation.get(schema)?.meaning ?? ''} |`;
}

function render(): Promise<string> {
  const production = new Map<string, z.ZodType>(
    Object.values(variablesByTopic(true)).flatMap((variables) => Object.entries(variables)),
  );
  const topics = Object.entries(variablesByTopic(false)).map(([topic, variables]) =>
    [
      `## ${topic}\n`,
      '| Variable | Value | Default | Meaning |',
      '| --- | --- | --- | --- |',
      ...Object.entries<z.ZodType>(variables).map((entry) => row(entry, production.get(entry[0]))),
    ].join('\n'),
  );
  return formatted([INTRODUCTION, ...topics].join('\n'));
}

const formatted = async (markdown: string) =>
  format(markdown, { ...(await resolveConfig(FILE)), parser: 'markdown' });

it('explains every variable', () => {
  const variables = Object.values(variablesByTopic(false)).flatMap((topic) =>
    Object.entries<z.ZodType>(topic),
  );
  const unexplained = variables.filter(([, schema]) => !documentation.has(schema)).map(([name]) => name);
  expect(unexplained).toEqual([]);
});

it('says what holds for every variable that is not set', () => {
  const silent = [false, true].flatMap((production) =>
    Object.values(variablesByTopic(production))
      .flatMap((topic) => Object.entries<z.ZodType>(topic))
      .filter(([, schema]) => !unset(schema, production))
      .map(([name]) => name),
  );
  expect(silent).toEqual([]);
});

it('is what docs/configuration.md says (pnpm docs:configuration writes it)', async () => {
  await expect(await render()).toMatchFileSnapshot(FILE);
});
