/** @typedef {import('./reader.mjs').Knowledge} Knowledge */

/** Of one that says "Ready on <address>", and of Storybook. */
const ready = /(?:Ready on|Local:)\s+(https?:\/\/[\w.:-]*\w)/;
const DEPLOYMENT = '.data/deployment';
const DEPLOY = `MONGOD_BINARY=/usr/bin/mongod pnpm deploy:local --folder ${DEPLOYMENT}`;

/** The version of the manager portal that was built last. */
const BUILT = '$(node publisher/dist/cli.js version manager-portal)';
/** Changes what a portal is built into, and so its version. @param {string} portal @param {string} text */
const change = (portal, text) => `echo 'console.debug("${text}");' >> ${portal}-portal/src/portal.tsx`;

/** A database by its name. @param {string} name */
const uri = (name) =>
  `mongodb://admin:$(cat ${DEPLOYMENT}/secrets/mongodb-admin-password)@$NODES/${name}?replicaSet=rs0&authSource=admin`;
/** A replica set of three, and how it is reached. */
const replicaSet = {
  needs: ['mongod', 'nginx'],
  beside: DEPLOY,
  next: [
    `export NODES=$(node -p "require('./${DEPLOYMENT}/ports.json').mongo.map((port) => '127.0.0.1:' + port).join()")`,
    `export ADMIN_URI="${uri('')}" OLD_URI="${uri('engineering-rm')}" NEW_URI="${uri('restored')}"`,
  ],
};

/** What holds for commands in all documents. @type {Knowledge} */
const everywhere = {
  replace: { '/usr/bin/mongod': '$(command -v mongod)' },
  expect: [
    { commands: /^npm test/, skip: 'is what every commit is tested by' },
    { commands: /docker (compose|run) /, skip: 'needs Docker' },
    { commands: /^kubectl /, skip: 'needs a cluster' },
    { commands: /--headed/, skip: 'needs a display' },
    { commands: /playwright test$/, skip: 'is a part of npm test' },
    { commands: /pnpm (fuzz:\w+|test:(elections|kills|stores|faults))$/, skip: 'takes many minutes' },
    { commands: /pnpm soak /, skip: 'takes many minutes' },
    { commands: /pnpm bench:\w+$/, skip: 'needs an idle machine' },
    { commands: /pnpm load\b/, needs: ['mongod', 'nginx'] },
    { commands: /pnpm faults --only/, needs: ['mongod', 'nginx'] },
    { commands: /pnpm deploy:local/, needs: ['mongod', 'nginx'], ready },
    { commands: /MONGOD_BINARY=/, needs: ['mongod'], once: true },
    { commands: /^mongo(dump|restore) /, needs: ['mongodump', 'mongorestore'] },
    { commands: /^pnpm (check|exec vitest|ui:sheet|build storybook)\b/, once: true },
    { commands: /^pnpm (dev|storybook)$/, ready },
    { commands: /npm start$/, ready },
    { commands: /^pnpm dev:portal \w+ --alone$/, ready },
    { commands: /^pnpm dev:portal /, beside: 'npm start', ready },
  ],
};

/** What the readers of a document have, besides a clone with its dependencies. @type {Record<string, Partial<Knowledge>>} */
const documents = {
  'README.md': {
    replace: {
      'JWT_SECRET=…': 'JWT_SECRET="$(openssl rand -hex 32)"',
      "'mongodb://…/engineering-rm?replicaSet=rs0'": '"$OLD_URI"',
      'pnpm load': 'MONGOD_BINARY=/usr/bin/mongod pnpm load --seconds 2 --assignments 2000',
      'pnpm deploy:local': 'MONGOD_BINARY=/usr/bin/mongod pnpm deploy:local',
    },
    expect: [
      { commands: /^NODE_ENV=production/, ...replicaSet, ready },
      {
        commands: /^pnpm portal rollback finance$/,
        before: [change('finance', 'second'), 'pnpm portal publish finance'],
      },
    ],
  },
  'api/README.md': {
    replace: { "'mongodb://…'": '"$ADMIN_URI"' },
    expect: [{ commands: /^MONGODB_URI=/, ...replicaSet }],
  },
  'deploy/README.md': {
    expect: [{ commands: /live\.config\.ts/, needs: ['mongod', 'nginx'], before: ['pnpm build'] }],
  },
  'docs/accounts.md': { before: ['pnpm build api'] },
  'docs/adding-a-portal.md': {
    expect: [{ commands: /--shell/, beside: 'PORT=3400 npm start', ready }],
  },
  'docs/bringing-your-own-portal.md': {
    expect: [
      {
        commands: /^(npm install|npx|node --input-type|node publisher|pnpm dev:portal) /,
        skip: 'is followed by e2e/src/ecosystem.spec.ts',
      },
    ],
  },
  'docs/deploying.md': {
    before: ['mkdir -p .data/srv'],
    replace: { '/srv/erm': '.data/srv' },
  },
  'docs/deploying-a-portal.md': {
    before: [
      'export DATA_DIR=.data',
      'pnpm portal publish --all',
      `export FIRST="${BUILT}"`,
      change('manager', 'second'),
      'pnpm portal publish manager',
    ],
    beside: 'npm start',
    replace: {
      '0.1.0-516aff02': '$FIRST',
      '0.1.0-9ee42ff7': BUILT,
      '0.1.0-96acad11': BUILT,
      bf469bdf887464ab: "$(node publisher/dist/cli.js keys manager | awk '/MCow/ { print $1 }')",
    },
    expect: [
      { commands: /^pnpm portal publish manager$/, before: [change('manager', 'another')] },
      { commands: /^pnpm portal publish manager --stage$/, before: [change('manager', 'third')] },
      {
        commands: /--watch$/,
        before: [change('manager', 'fourth'), 'pnpm portal publish manager --stage'],
        ready: /Watching how it does/,
      },
      { commands: /last-good-portals/, before: ['echo damaged > .data/site/portals.json'] },
      { commands: /AWS_/, skip: 'needs a bucket' },
    ],
  },
  'docs/operating.md': { ...replicaSet },
  'docs/security/federation.md': {
    before: ['export SITE_PUBLIC_KEYS=.data/site-key.pub.pem'],
    beside: 'npm start',
    replace: { '0.1.0-9ee42ff7': BUILT },
  },
  'lab/README.md': { expect: [{ commands: /timelines/, skip: 'needs an idle machine' }] },
  'publisher/README.md': { before: ['pnpm build shell manager-portal engineer-portal publisher'] },
};

/**
 * What is known to the reader of a document.
 *
 * @param {string} name
 * @returns {Knowledge}
 */
export function knowledgeOf(name) {
  const { replace = {}, expect = [], ...assumptions } = documents[name] ?? {};
  return {
    ...assumptions,
    replace: { ...replace, ...everywhere.replace },
    expect: [...expect, ...everywhere.expect],
  };
}
