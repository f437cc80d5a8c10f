import { createHash } from 'node:crypto';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** HTTP headers by name. */
export type Headers = Record<string, string>;

/**
 * The headers of the application's page: no inline script runs except the one in the head, and no inline style except
 * the empty element that styled-components fills through the CSSOM.
 *
 * @param devOrigins development servers, whose portals also connect to them for hot updates
 */
export const pageHeaders = (headScript: string, devOrigins: readonly string[] = []): Headers => {
  const own = ["'self'", ...devOrigins].join(' ');
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    ...always,
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'content-security-policy': policy({
      'default-src': "'self'",
      'script-src': `${own} ${hashSource(headScript)}`,
      'style-src': `${own} ${hashSource('')}`,
      'img-src': `${own} data:`,
      ...(devOrigins.length > 0 && { 'font-src': own, 'connect-src': [own, ...sockets].join(' ') }),
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    }),
  };
};

/**
 * The headers of Storybook, whose preview obeys messages from any page. The sandbox gives it an opaque origin, so that
 * a script that gets in cannot reach the session in the application's storage. To an opaque origin its own files are
 * another's, hence the CORS header, and no `frame-ancestors` would let Storybook frame its preview. Storybook creates
 * style elements as it runs, so styles stay inline. Without `allow-forms`, no form in a story would reach its script;
 * what a script does not handle goes nowhere all the same, because of `form-action`.
 *
 * @param pages the HTML of its pages
 */
export const storybookHeaders = (pages: readonly string[]): Headers => ({
  ...always,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': policy({
    sandbox: 'allow-scripts allow-forms',
    'default-src': "'self'",
    'script-src': ["'self'", ...new Set(pages.flatMap(inlineScripts).map(hashSource))].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  }),
});

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
