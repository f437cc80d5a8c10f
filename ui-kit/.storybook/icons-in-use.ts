import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = join(import.meta.dirname, 'foundations/icons.ts');
const KITS = ['../src', '../../portal-kit/src', '../../planning/src'].map((folder) =>
  join(import.meta.dirname, folder),
);

/** A kit's imports from Lucide, except types, tests, and stories. */
function importsOf(kit: string): string[] {
  return readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(stories|test))\.tsx$/.test(file))
    .map((file) => readFileSync(join(kit, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Fills the list of icons in use, because one by hand would soon be out of date, and Lucide has 1,700. */
export function iconsInUse(): Plugin {
  return {
    name: 'icons-in-use',
    load(id) {
      if (id !== LIST) return null;
      const names = [...new Set(KITS.flatMap(importsOf))].sort().join(', ');
      return `import { ${names} } from 'lucide-react';\nexport const icons = { ${names} };`;
    },
  };
}
