import { basename } from 'node:path';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { workspacePackages } from './tooling/build/workspace.mjs';

const reactSources = [...workspacePackages().values()]
  .filter(({ manifest }) => 'react' in { ...manifest.dependencies, ...manifest.peerDependencies })
  .map(({ folder }) => `${basename(folder)}/src/**/*.ts`);

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/coverage/',
    '**/storybook-static/',
    '.cache/',
    '.data/',
    '**/test-results/',
  ]),
  js.configs.recommended,
  { rules: { eqeqeq: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['vitest.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // An event handler may be asynchronous: what it awaits handles its own failure.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // The types of the floating and store libraries declare closures as methods.
      '@typescript-eslint/unbound-method': 'off',
      // The type checker knows every name better, the DOM's and Node's included.
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // Takes every member of the floating library's `refs` for a ref that is read.
      'react-hooks/refs': 'off',
      // Speaks of what the React compiler would skip, and no compiler runs here.
      'react-hooks/incompatible-library': 'off',
      // Only the attribute of an element moves the focus by itself.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A table that is laid out as blocks on a phone loses its roles unless they are said.
      'jsx-a11y/no-redundant-roles': 'off',
    },
  },
  {
    // Hooks live in .ts files as well.
    files: reactSources,
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['portal-kit/src/**/*.{ts,tsx}', '*-portal/src/**/*.{ts,tsx}'],
    ignores: ['portal-kit/src/lists/use-address-params.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-router-dom',
          importNames: ['useSearchParams'],
          message: 'Of two quick changes, it loses the first. Take useAddressParams from @erm/portal-kit.',
        },
      ],
    },
  },
  {
    files: ['**/*.{test,stories}.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      // Matchers like expect.any() are typed as any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'jsx-a11y/anchor-has-content': 'off',
    },
  },
  {
    files: ['e2e/**/*.ts'],
    // Playwright reads from the first parameter which fixtures a function wants, also when it wants none.
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    // Type-checked as JavaScript with JSDoc, by the types check.
    files: ['**/*.{js,mjs}'],
    rules: {
      'no-undef': 'off',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
);
