const tests = '\\.(test|stories)\\.tsx?$|/(testing|test-support|bench)/|/vitest\\.config\\.ts$';

/** @param {...string} names */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

/** Nothing but itself and what is named here. @param {string} folder @param {string[]} allowed */
const onlyKnows = (folder, ...allowed) => ({ pathNot: [`^${folder}/`, ...allowed] });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'portals-apart',
      comment: 'Portals are deployed on their own: they meet in the shell, and only through the seam.',
      severity: 'error',
      from: { path: '^([a-z]+-portal)/' },
      to: { path: '^([a-z]+-portal|shell)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-portal',
      comment: 'The shell learns of portals from the registry.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^[a-z]+-portal/' },
    },
    {
      name: 'features-apart',
      comment: 'Features meet in pages.',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'ui-kit-presents-only',
      comment: 'The ui-kit knows no routes, requests, sessions and nothing of this product.',
      severity: 'error',
      from: { path: '^ui-kit/' },
      to: {
        path: [
          '^(contracts|portal-sdk|shell|[a-z]+-portal|api|embedded-mongo)/',
          packages('@erm', 'react-router', 'react-router-dom', '@tanstack', 'axios', 'zustand'),
        ],
      },
    },
    {
      name: 'contracts-need-zod-alone',
      comment: 'The contract runs wherever it is imported.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: tests },
      to: onlyKnows('contracts', packages('zod')),
    },
    {
      name: 'seam-needs-contract-and-shares',
      comment: 'What the seam imports, every portal and the shell carry.',
      severity: 'error',
      from: { path: '^portal-sdk/', pathNot: tests },
      to: onlyKnows(
        'portal-sdk',
        '^contracts/',
        packages(
          'zod',
          '@types/react',
          'react',
          '@types/react-dom',
          'react-dom',
          'react-router-dom',
          'styled-components',
          'react-hook-form',
        ),
      ),
    },
    {
      name: 'only-routes-know-koa',
      comment: 'Use cases, policies, presenters and repositories run without HTTP.',
      severity: 'error',
      from: {
        path: '^api/src/',
        pathNot: [
          '-routes\\.ts$',
          '^api/src/(http|routing|site|metrics|logging)/',
          '^api/src/(app|auth/authenticate)\\.ts$',
          tests,
        ],
      },
      to: { path: ['(^|node_modules/)(@types/)?koa[-_/]', '(^|node_modules/)@koa/', '^koa$'] },
    },
    {
      name: 'only-repositories-know-mongodb',
      comment: 'Use cases, policies and presenters run without a database driver.',
      severity: 'error',
      from: {
        path: '^api/src/',
        pathNot: [
          '-(repository|document)\\.ts$',
          '^api/src/(db|mongo-server)/',
          '^api/src/(database|idempotency/stored-answer)\\.ts$',
          tests,
        ],
      },
      to: { path: packages('mongodb', 'bson') },
    },
    {
      name: 'db-stands-alone',
      comment: 'Transactions, pages and text search serve every resource, so they know none, nor HTTP.',
      severity: 'error',
      from: { path: '^api/src/db/', pathNot: tests },
      to: { path: '^api/src/', pathNot: '^api/src/db/' },
    },
    {
      name: 'http-knows-no-resource',
      comment: 'What every request passes knows no resource, no session and no configuration.',
      severity: 'error',
      from: { path: '^api/src/http/', pathNot: tests },
      to: { path: '^api/src/', pathNot: '^api/src/(http|db|errors)/' },
    },
    {
      name: 'api-needs-no-browser',
      comment: 'The API shares the contract with the browser, nothing else.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: ['^(portal-sdk|ui-kit|shell|[a-z]+-portal)/', packages('react', 'react-dom')] },
    },
    {
      name: 'store-knows-no-product',
      comment: 'The embedded store is a MongoDB for anyone.',
      severity: 'error',
      from: { path: '^embedded-mongo/' },
      to: { path: ['^(contracts|portal-sdk|ui-kit|shell|[a-z]+-portal|api|e2e)/', '@erm/'] },
    },
    {
      name: 'product-knows-no-store',
      comment: 'The product talks to MongoDB; only the place that starts a store knows which one it is.',
      severity: 'error',
      from: {
        path: '^(api|contracts|portal-sdk|ui-kit|shell|[a-z]+-portal|e2e)/',
        pathNot: ['^api/src/mongo-server/', tests],
      },
      to: { path: ['^embedded-mongo/', '@erm/embedded-mongo'] },
    },
    {
      name: 'e2e-drives-from-outside',
      comment: 'The browser tests see what a person sees.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: ['^(contracts|portal-sdk|ui-kit|shell|[a-z]+-portal|api|embedded-mongo)/', '@erm/'] },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one file, or miss a third. Types alone may: nothing of them runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing reaches, and that is no start of anything, is left over.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.(test|spec|stories)\\.',
          '(^|/)[^/]+\\.config\\.[a-z]+$',
          '^tooling/bin/',
          '/\\.storybook/',
          '/src/main\\.tsx?$',
        ],
      },
      to: {},
    },
    {
      name: 'all-resolves',
      comment: 'An import that leads nowhere hides from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'default', 'require', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};
