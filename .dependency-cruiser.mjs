import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';

const tests = '\\.(test|stories)\\.tsx?$|/(testing|test-support)/|/vitest\\.config\\.ts$';

/** @param {...string} names */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

/** Everything except the folder itself and what is named. @param {string} folder @param {string[]} allowed */
const allBut = (folder, ...allowed) => ({ pathNot: [`^${folder}/`, ...allowed] });

// Node reports its own modules as bare paths such as fs/promises.
const nodeModules = builtinModules.map((name) => name.split('/')[0]);

/** Every workspace package except these. @param {...string} folders */
const workspaceExcept = (...folders) =>
  `^(?!(${['node_modules', ...nodeModules, ...folders].join('|')})/)[^/.]+/`;

const portal = '[a-z][a-z-]*-portal';
/** The folders of a portal that know several of its others. */
const combining = 'views|pages|test-support';
const tools = 'docs-check|federation-build|portal-template';
const { eager, lazy } = JSON.parse(
  readFileSync(new URL('portal-sdk/shared-libraries.json', import.meta.url), 'utf8'),
);
/** The components of ui-kit's core, which the shell shares. */
const core = [
  ...readFileSync(new URL('ui-kit/src/core.ts', import.meta.url), 'utf8').matchAll(/'\.\/([\w-]+)'/g),
].map(([, folder]) => folder);
const sharedPackages = Object.keys({ ...eager, ...lazy }).filter((name) => !name.startsWith('@erm/'));

/** @type {Record<string, Pick<import('dependency-cruiser').IRegularForbiddenRuleType, 'comment' | 'from' | 'to'>>} */
const rules = {
  'portals-apart': {
    comment: 'Portals are deployed independently: they meet in the shell, through portal-sdk alone.',
    from: { path: `^(${portal})/` },
    to: { path: `^(${portal}|shell)/`, pathNot: '^$1/' },
  },
  'shell-knows-no-portal': {
    comment: 'The shell discovers portals through the registry, and what they are built from is theirs.',
    from: { path: '^shell/' },
    to: { path: `^(${portal}|portal-kit|planning)/` },
  },
  'portal-kit-serves-every-portal': {
    comment: 'Portals bundle the kit: it knows the contract, the seam and the ui-kit, and no portal.',
    from: { path: '^portal-kit/', pathNot: tests },
    to: { path: workspaceExcept('portal-kit', 'portal-sdk', 'ui-kit', 'contracts') },
  },
  'planning-serves-every-view': {
    comment: 'The grid, its parts and its days know neither a page nor what else a portal shows.',
    from: { path: '^planning/', pathNot: tests },
    to: { path: workspaceExcept('planning', 'portal-kit', 'portal-sdk', 'ui-kit', 'contracts') },
  },
  'only-shell-knows-axios': {
    comment: 'Every request goes through the transport of the shell, which knows the token.',
    from: { pathNot: '^shell/' },
    to: { path: packages('axios') },
  },
  'entities-apart': {
    comment: 'What is about engineers, projects, or assignments is combined in views and pages.',
    from: { path: `^(${portal})/src/(?!(?:${combining})/)([^/]+)/`, pathNot: tests },
    to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|app|data|shared)/' },
  },
  'views-apart': {
    comment: 'Each view stands alone on entities, what is shared, and planning. Pages show them.',
    from: { path: `^(${portal})/src/views/([^/]+)/`, pathNot: tests },
    to: { path: '^$1/src/(views|pages)/', pathNot: '^$1/src/views/$2/' },
  },
  'ui-kit-presents-only': {
    comment: 'The ui-kit knows nothing about routing, requests, sessions or this product.',
    from: { path: '^ui-kit/' },
    to: {
      path: [
        workspaceExcept('ui-kit'),
        packages('@erm', 'react-router', 'react-router-dom', '@tanstack', 'axios', 'zustand'),
      ],
    },
  },
  'ui-kit-shares-its-core': {
    comment:
      'Imported by its public name, core is the copy that the shell shares, not another one in each portal.',
    from: { path: '^ui-kit/src/', pathNot: [tests, `^ui-kit/src/(${core.join('|')}|core\\.ts)`] },
    to: { path: `^ui-kit/src/(${core.join('|')})/index\\.tsx?$` },
  },
  'contracts-need-zod-and-date-fns-alone': {
    comment: 'The contract runs in browsers and servers alike.',
    from: { path: '^contracts/', pathNot: tests },
    to: allBut('contracts', packages('zod', 'date-fns', '@date-fns/utc')),
  },
  'seam-needs-contract-and-shares': {
    comment: 'The shell and every portal carry what portal-sdk imports.',
    from: { path: '^portal-sdk/', pathNot: tests },
    to: allBut(
      'portal-sdk',
      '^contracts/',
      packages(...sharedPackages.flatMap((name) => [name, `@types/${name}`])),
    ),
  },
  'only-routes-know-koa': {
    comment: 'Use cases, policies, presenters and repositories run without HTTP.',
    from: {
      path: '^api/src/',
      pathNot: [
        '-routes\\.ts$',
        '^api/src/(http|routing|site|metrics|logging|tracing)/',
        '^api/src/(app|auth/authenticate)\\.ts$',
        tests,
      ],
    },
    to: { path: ['(^|node_modules/)(@types/)?koa[-_/]', '(^|node_modules/)@koa/', '^koa$'] },
  },
  'only-repositories-know-mongodb': {
    comment: 'Use cases, policies and presenters run without a database driver.',
    from: {
      path: '^api/src/',
      pathNot: [
        '-(repository|document)\\.ts$',
        '^api/src/(db|mongo-server)/',
        '^api/src/collections/(database|stored-answer)\\.ts$',
        tests,
      ],
    },
    to: { path: packages('mongodb', 'bson') },
  },
  'db-stands-alone': {
    comment: 'Transactions, pages and text search serve every resource, so they know none, nor HTTP.',
    from: { path: '^api/src/db/', pathNot: tests },
    to: { path: '^api/src/', pathNot: '^api/src/db/' },
  },
  'http-knows-no-resource': {
    comment: 'What every request passes knows no resource, no session and no configuration.',
    from: { path: '^api/src/http/', pathNot: tests },
    to: { path: '^api/src/', pathNot: '^api/src/(http|db|errors)/' },
  },
  'api-needs-no-browser': {
    comment: 'The API and the browser share the contract and the registry of portals.',
    from: { path: '^api/' },
    to: {
      path: [
        workspaceExcept(
          'api',
          'contracts',
          'embedded-mongo',
          'publisher',
          'tooling',
          'portal-sdk/src/registry',
        ),
        packages('react', 'react-dom'),
      ],
    },
  },
  'store-knows-no-product': {
    comment: 'The embedded store stands in for MongoDB and knows nothing about this product.',
    from: { path: '^embedded-mongo/' },
    to: { path: [workspaceExcept('embedded-mongo'), '@erm/'] },
  },
  'product-knows-no-store': {
    comment: 'The product talks to MongoDB; only the code that starts a store knows which one it is.',
    from: {
      path: workspaceExcept('embedded-mongo', 'tooling'),
      pathNot: ['^api/src/mongo-server/', '^api/scripts/', tests],
    },
    to: { path: ['^embedded-mongo/', '@erm/embedded-mongo'] },
  },
  'publisher-knows-no-portal': {
    comment: 'The publisher handles what builds left behind, whoever built it.',
    from: { path: '^publisher/', pathNot: tests },
    to: {
      path: workspaceExcept('publisher', 'contracts', 'portal-sdk/src/registry', 'tooling'),
      pathNot: '^portal-sdk/(shared-libraries|reserved-globals|reserved-prefixes)\\.json$',
    },
  },
  'tools-know-no-package': {
    comment: 'How packages are built, created, and described is the same for all of them.',
    from: { path: `^(${tools})/` },
    to: { path: workspaceExcept('tooling'), pathNot: '^$1/' },
  },
  'tooling-knows-no-package': {
    comment: 'Every package may use the tooling, so it needs none.',
    from: { path: '^tooling/' },
    to: { path: workspaceExcept('tooling') },
  },
  'e2e-drives-from-outside': {
    comment: 'Browser tests see what a person sees.',
    from: { path: '^e2e/' },
    to: { path: [workspaceExcept('e2e', 'tooling'), '@erm/'] },
  },
  'nothing-needs-the-lab': {
    comment:
      'Whoever measures may know everything, so nothing that is measured, built, or tested knows the lab.',
    from: { path: workspaceExcept('lab') },
    to: { path: ['^lab/', packages('@erm/lab')] },
  },
  'no-cycles': {
    comment:
      'Two files that need each other are one file, or lack a third. Types are exempt: they do not run.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  'no-orphans': {
    comment: 'Nothing imports this file, and it is not an entry point.',
    from: {
      orphan: true,
      pathNot: [
        '\\.d\\.ts$',
        '\\.(test|spec|stories)\\.',
        '(^|/)[^/]+\\.config\\.[a-z]+$',
        `^(deploy|lab|tooling|${tools})/bin/`,
        // Started by the images and by their recipe.
        '^deploy/image/',
        '/\\.storybook/',
        '/src/main\\.tsx?$',
        // Named in a build's configuration.
        '^(federation-build/rspack|shell/build)/[^/]+-loader\\.mjs$',
        // Loaded by the page next to it.
        '^api/src/openapi/page/',
      ],
    },
    to: {},
  },
  'all-resolves': {
    comment: 'An import that does not resolve escapes every other rule.',
    // What these show is not installed with the workspace.
    from: { pathNot: '^lab/timelines/subjects/' },
    to: { couldNotResolve: true },
  },
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: Object.entries(rules).map(([name, rule]) => ({
    ...rule,
    name,
    severity: /** @type {const} */ ('error'),
  })),
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
