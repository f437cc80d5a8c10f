import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = import.meta.dirname;
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');

/** Capitalized value exports of an entry: by the lint rule on naming, these are components. */
const componentsOf = (entry: string) =>
  [...entry.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/.test(name));

it('has a story for every exported component', () => {
  const entries = files.filter((file) => dirname(file) === '.' && file.endsWith('.ts'));
  const components = entries.map(read).flatMap(componentsOf);
  expect(components).toContain('DataTable');
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map(read);
  const isShown = (name: string) => {
    const use = new RegExp(`<${name}[\\s>]|component: ${name}\\b`);
    return stories.some((story) => use.test(story));
  };
  expect(components.filter((name) => !isShown(name))).toEqual([]);
});
