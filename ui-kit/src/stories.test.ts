import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const isComponent = (file: string) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file);

it('has stories in every folder with a component', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const unseen = folders.filter(({ name }) => {
    const files = readdirSync(join(import.meta.dirname, name));
    return files.some(isComponent) && !files.some((file) => file.endsWith('.stories.tsx'));
  });
  expect(unseen.map(({ name }) => name)).toEqual([]);
});
