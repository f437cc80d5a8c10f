import { readFileSync } from 'node:fs';

/**
 * @typedef {object} DocumentedCommand
 * @property {string} file
 * @property {string[]} words without variables in front and without a comment
 */

/**
 * The commands of a Markdown file: those of its shell blocks, and those of `pnpm`, `npm`, `node`, and `erm` in its
 * text.
 *
 * @param {string} file
 * @returns {DocumentedCommand[]}
 */
export function documentedCommands(file) {
  const markdown = readFileSync(file, 'utf8');
  const blocks = [...markdown.matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, block = '']) =>
    block.replaceAll(/\\\n/g, ' ').split('\n'),
  );
  const inline = [...markdown.matchAll(/`((?:pnpm|npm|node|erm) [^`]+)`/g)].map(([, line = '']) => line);
  return [...blocks, ...inline]
    .flatMap((line) => withoutComment(line).split(/ (?:&&|\|) /))
    .map((command) => ({ file, words: withoutVariables(wordsOf(command)) }))
    .filter(({ words }) => words.length > 0);
}

/** @param {string} line */
const withoutComment = (line) => line.replace(/(^|\s)#.*$/, '');

/** @param {string} command */
const wordsOf = (command) => command.match(/'[^']*'|"[^"]*"|\S+/g) ?? [];

/** @param {string[]} words */
const withoutVariables = (words) => {
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  return first < 0 ? [] : words.slice(first);
};
