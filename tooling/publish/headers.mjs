import { createHash } from 'node:crypto';

// styled-components puts an empty style element into the page and fills it through the CSSOM.
const emptyText = hashSource('');

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * The headers of the page, which allow no inline script but the head's and no style but the
 * product's own, and those of the Storybook, which does not run without inline ones.
 *
 * @param {{ head: string }} shell
 */
export function headersOf({ head }) {
  return {
    page: {
      ...always,
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'content-security-policy': policy({
        'default-src': "'self'",
        'script-src': `'self' ${hashSource(head)}`,
        'style-src': `'self' ${emptyText}`,
        'img-src': "'self' data:",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
      }),
    },
    storybook: {
      ...always,
      'content-security-policy': policy({
        'default-src': "'self'",
        'script-src': "'self' 'unsafe-inline'",
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data:",
        'font-src': "'self' data:",
        'object-src': "'none'",
        'frame-ancestors': "'self'",
      }),
    },
  };
}

/** @param {string} text */
function hashSource(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** @param {Record<string, string>} directives */
const policy = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
