import { cruise } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { temporaryTree } from '../testing/temporary-tree.mjs';

/**
 * The rules that a workspace of these files breaks.
 *
 * @param {Record<string, string>} files
 */
async function rulesBrokenBy(files) {
  const { forbidden, options } = config;
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: temporaryTree(files),
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === 'string') throw new Error(output);
  return new Set(output.summary.violations.map(({ rule }) => rule.name));
}

/** @param {string} name */
const npmPackage = (name) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'module.exports = {};',
});

const value = 'export const value = 1;\n';

/** @param {string} path */
const importOf = (path) => `import { value } from '${path}';\nexport const other = value;\n`;

/** @type {[rule: string, what: string, files: Record<string, string>][]} */
const plantedViolations = [
  [
    'portals-apart',
    'a portal that imports another portal',
    {
      'manager-portal/src/portal.ts': importOf('../../engineer-portal/src/portal'),
      'engineer-portal/src/portal.ts': value,
    },
  ],
  [
    'portals-apart',
    'a portal that imports the shell',
    { 'manager-portal/src/portal.ts': importOf('../../shell/src/store'), 'shell/src/store.ts': value },
  ],
  [
    'portals-apart',
    'a new portal that imports another portal, without being named anywhere',
    {
      'team-lead-portal/src/portal.ts': importOf('../../engineer-portal/src/portal'),
      'engineer-portal/src/portal.ts': value,
    },
  ],
  [
    'shell-knows-no-portal',
    'a shell that imports a portal',
    {
      'shell/src/app.ts': importOf('../../manager-portal/src/portal'),
      'manager-portal/src/portal.ts': value,
    },
  ],
  [
    'portal-kit-serves-every-portal',
    'a portal kit that imports a portal',
    {
      'portal-kit/src/list.ts': importOf('../../manager-portal/src/portal'),
      'manager-portal/src/portal.ts': value,
    },
  ],
  [
    'portal-kit-serves-every-portal',
    'a portal kit that imports the grid that is built from it',
    { 'portal-kit/src/list.ts': importOf('../../planning/src/grid'), 'planning/src/grid.ts': value },
  ],
  [
    'planning-serves-every-view',
    'a grid that imports a view',
    {
      'planning/src/grid.ts': importOf('../../manager-portal/src/view'),
      'manager-portal/src/view.ts': value,
    },
  ],
  [
    'only-shell-knows-axios',
    'a portal that makes requests itself',
    { ...npmPackage('axios'), 'manager-portal/src/api.ts': importOf('axios') },
  ],
  [
    'only-shell-knows-axios',
    'a portal kit that makes requests itself',
    { ...npmPackage('axios'), 'portal-kit/src/list.ts': importOf('axios') },
  ],
  [
    'entities-apart',
    'what is about engineers that imports what is about projects',
    {
      'manager-portal/src/engineers/table.ts': importOf('../projects/card'),
      'manager-portal/src/projects/card.ts': value,
    },
  ],
  [
    'views-apart',
    'a view that imports another view',
    {
      'manager-portal/src/views/roadmap/grid.ts': importOf('../schedule/bar'),
      'manager-portal/src/views/schedule/bar.ts': value,
    },
  ],
  [
    'ui-kit-presents-only',
    'a component that imports the contract, if only for a type',
    {
      'ui-kit/src/badge.ts':
        "import type { Value } from '../../contracts/src/users';\nexport type Mine = Value;\n",
      'contracts/src/users.ts': 'export type Value = 1;\n',
    },
  ],
  [
    'ui-kit-presents-only',
    'a component that imports a package that is named nowhere',
    { 'ui-kit/src/badge.ts': importOf('../../new-package/src/value'), 'new-package/src/value.ts': value },
  ],
  [
    'ui-kit-presents-only',
    'a component that imports the router',
    { ...npmPackage('react-router-dom'), 'ui-kit/src/link.ts': importOf('react-router-dom') },
  ],
  [
    'ui-kit-presents-only',
    'a component that makes requests',
    { ...npmPackage('axios'), 'ui-kit/src/table.ts': importOf('axios') },
  ],
  [
    'ui-kit-presents-only',
    'a component that holds a store',
    { ...npmPackage('zustand'), 'ui-kit/src/table.ts': importOf('zustand') },
  ],
  [
    'ui-kit-presents-only',
    'a component that queries',
    { ...npmPackage('@tanstack/react-query'), 'ui-kit/src/table.ts': importOf('@tanstack/react-query') },
  ],
  [
    'ui-kit-shares-its-core',
    'a component that brings its own copy of one that the shell shares',
    { 'ui-kit/src/menu/Menu.ts': importOf('../button'), 'ui-kit/src/button/index.ts': value },
  ],
  [
    'contracts-need-zod-and-date-fns-alone',
    'a contract that imports a library',
    { ...npmPackage('lodash'), 'contracts/src/dates.ts': importOf('lodash') },
  ],
  [
    'contracts-need-zod-and-date-fns-alone',
    'a contract that does I/O',
    { 'contracts/src/dates.ts': "import { readFileSync } from 'node:fs';\nexport { readFileSync };\n" },
  ],
  [
    'seam-needs-contract-and-shares',
    'a seam that imports a library that the shell does not share',
    { ...npmPackage('axios'), 'portal-sdk/src/transport.ts': importOf('axios') },
  ],
  [
    'only-routes-know-koa',
    'a rule that imports koa',
    { ...npmPackage('koa'), 'api/src/assignments/assignment-policy.ts': importOf('koa') },
  ],
  [
    'only-repositories-know-mongodb',
    'a use case that imports mongodb',
    { ...npmPackage('mongodb'), 'api/src/assignments/create-assignment.ts': importOf('mongodb') },
  ],
  [
    'db-stands-alone',
    'a page of rows that knows an HTTP error',
    { 'api/src/db/list-page.ts': importOf('../errors/api-error'), 'api/src/errors/api-error.ts': value },
  ],
  [
    'http-knows-no-resource',
    'an error handler that knows a resource',
    { 'api/src/http/error-handler.ts': importOf('../users/user'), 'api/src/users/user.ts': value },
  ],
  [
    'api-needs-no-browser',
    'an API that imports the seam',
    { 'api/src/app.ts': importOf('../../portal-sdk/src/index'), 'portal-sdk/src/index.ts': value },
  ],
  [
    'store-knows-no-product',
    'a store that imports the contract',
    {
      'embedded-mongo/src/server.ts': importOf('../../contracts/src/users'),
      'contracts/src/users.ts': value,
    },
  ],
  [
    'product-knows-no-store',
    'a resource that imports the embedded store',
    {
      'api/src/users/user-repository.ts': importOf('../../../embedded-mongo/src/index'),
      'embedded-mongo/src/index.ts': value,
    },
  ],
  [
    'tools-know-no-package',
    'a test of documents that imports the contract',
    { 'docs-check/rules.mjs': importOf('../contracts/src/users'), 'contracts/src/users.ts': value },
  ],
  [
    'tools-know-no-package',
    'a build that reads the paths of a portal',
    {
      'federation-build/rspack/portal.mjs': importOf('../../manager-portal/src/paths'),
      'manager-portal/src/paths.ts': value,
    },
  ],
  [
    'tooling-knows-no-package',
    'a check that imports a package',
    { 'tooling/check/sizes.mjs': importOf('../../new-package/src/value'), 'new-package/src/value.ts': value },
  ],
  [
    'e2e-drives-from-outside',
    'a browser test that imports the contract',
    { 'e2e/story.spec.ts': importOf('../contracts/src/users'), 'contracts/src/users.ts': value },
  ],
  [
    'nothing-needs-the-lab',
    'an API that imports what measures it',
    { 'api/src/seed/company.ts': importOf('../../../lab/api/company'), 'lab/api/company.ts': value },
  ],
  [
    'nothing-needs-the-lab',
    'a test of a deployment that imports the load put on it',
    {
      ...npmPackage('@erm/lab'),
      'deploy/local/deployment.live.mjs': importOf('@erm/lab'),
    },
  ],
  [
    'no-cycles',
    'two files that import each other',
    {
      'contracts/src/a.ts': "import { b } from './b';\nexport const a = (): number => b();\n",
      'contracts/src/b.ts': "import { a } from './a';\nexport const b = (): number => a();\n",
    },
  ],
  ['no-orphans', 'a file that nothing imports', { 'shell/src/left-over.ts': value }],
  ['all-resolves', 'an import that does not resolve', { 'shell/src/app.ts': importOf('./nowhere') }],
];

describe('boundaries', () => {
  it.each(plantedViolations)('%s catches %s', async (rule, _what, files) => {
    expect(await rulesBrokenBy(files)).toContain(rule);
  });

  it('accept a tree that keeps them', async () => {
    const files = {
      ...npmPackage('zod'),
      ...npmPackage('date-fns'),
      'contracts/src/dates.ts': importOf('date-fns'),
      ...npmPackage('mongodb'),
      ...npmPackage('axios'),
      'shell/src/client.ts': importOf('axios'),
      'contracts/src/users.ts': importOf('zod'),
      'portal-sdk/src/index.ts': importOf('../../contracts/src/users'),
      'manager-portal/src/portal.ts': `${importOf('./engineers/table')}import '../../portal-sdk/src/index';\n`,
      'manager-portal/src/engineers/table.ts': importOf('./row'),
      'manager-portal/src/engineers/row.ts': value,
      'api/src/users/user-repository.ts': importOf('mongodb'),
      'e2e/src/support/users.ts': value,
      'lab/browser/page-load.ts': importOf('../../e2e/src/support/users'),
      'lab/api/company.ts': importOf('../../api/src/users/user-repository'),
    };
    expect(await rulesBrokenBy(files)).toEqual(new Set());
  });
});
