/**
 * @typedef {object} ShellManifest
 * @property {string[]} scripts
 * @property {string[]} styles
 * @property {{ href: string, as: string, crossorigin?: string }[]} preloads
 * @property {Record<string, string[]>} lazyShares
 * @property {Record<string, string[]>} screens
 * @property {string} head
 */

/**
 * The page that is served at every address. The registry comes before the head script, which reads it while the browser
 * parses the rest.
 *
 * @param {object} content
 * @param {ShellManifest} content.shell
 * @param {{ portals: object[] }} content.registry
 * @param {object} content.config
 * @param {string} [content.firstScript] a script that runs before all others, in development
 */
export function renderPage({ shell, registry, config, firstScript }) {
  const { scripts, styles, preloads, lazyShares, screens, head } = shell;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Engineering RM</title>',
    `<link rel="icon" href="${icon}">`,
    ...(firstScript ? [`<script>${firstScript}</script>`] : []),
    jsonBlock('portals', { ...registry, lazyShares, screens }),
    jsonBlock('config', config),
    `<script>${head}</script>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((preload) => `<link rel="preload" ${attributes(preload)}>`),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>Engineering RM needs JavaScript.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

// Inline, to save a request: three allocation bars.
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%231d1d1f'/%3E%3Cpath d='M4 5h8M4 8h5M4 11h7' stroke='white' stroke-width='1.6' stroke-linecap='round'/%3E%3C/svg%3E";

/**
 * @param {string} id
 * @param {unknown} value
 */
const jsonBlock = (id, value) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** @param {Record<string, string>} values */
const attributes = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
