import { toPageRegistry, type PageRegistry, type Registry, type SiteFile } from '@erm/portal-sdk/registry';

/** Deployment settings that the page needs. */
export interface PageConfig {
  adminEmail: string;
  /** Who may register without an invitation. */
  registration: string;
  /** Whether the API insists on changing a password that somebody else set. */
  passwordChange?: 'required';
  /** The development servers whose portals may run in this shell. */
  portalDevOrigins?: readonly string[];
  /** Whether users may open releases of their portals that are not current. */
  portalPreviews?: boolean;
  /** Whether the API counts how portals load. */
  telemetry?: boolean;
  /** Whether the API tells pages of changes as they happen. */
  liveEvents?: boolean;
  /** Display name of the identity provider on the sign-in page, if there is one. */
  sso?: string;
}

/** The page that is served at every address, made from a registry. */
export function renderPage(registry: Registry, config: PageConfig): string {
  return renderDocument(registry.shell, toPageRegistry(registry), config);
}

/**
 * Renders the document. The registry comes before the head script, which reads it while the browser parses the rest.
 *
 * @param firstScript a script that runs before all others, in development
 */
export function renderDocument(
  shell: Pick<Registry['shell'], 'styles' | 'preloads' | 'scripts' | 'head'>,
  portals: PageRegistry,
  config: PageConfig,
  firstScript?: string,
): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Engineering RM</title>',
    `<link rel="icon" href="${icon}">`,
    ...(firstScript ? [`<script>${firstScript}</script>`] : []),
    jsonBlock('portals', portals),
    jsonBlock('config', config),
    `<script>${shell.head}</script>`,
    ...shell.styles.map((file) => `<link rel="stylesheet" href="${file.path}"${integrityOf(file)}>`),
    ...shell.preloads.map(
      ({ path, as }) => `<link rel="preload" href="${path}" as="${as}" crossorigin="anonymous">`,
    ),
    ...shell.scripts.map((file) => `<script defer src="${file.path}"${integrityOf(file)}></script>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>Engineering RM needs JavaScript.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Files of a development server change in place and have no digest. */
const integrityOf = ({ integrity }: SiteFile): string =>
  integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : '';

// Inline, to save a request: three allocation bars.
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%231d1d1f'/%3E%3Cpath d='M4 5h8M4 8h5M4 11h7' stroke='white' stroke-width='1.6' stroke-linecap='round'/%3E%3C/svg%3E";

const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
