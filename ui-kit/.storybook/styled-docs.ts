import type { Plugin } from 'vite';

const documented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+) = styled/g;

const textOf = (comment: string) => comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();

/** Gives components that are nothing but styles the description that docgen reads from functions only. */
export function styledDocs(): Plugin {
  return {
    name: 'styled-docs',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/[^?]+\.tsx$/, code: 'styled' },
      handler: (code) =>
        [...code.matchAll(documented)].reduce((text, [, comment = '', name]) => {
          const info = JSON.stringify({ description: textOf(comment) });
          return `${text}\nObject.assign(${name}, { __docgenInfo: ${info} });`;
        }, code),
    },
  };
}
