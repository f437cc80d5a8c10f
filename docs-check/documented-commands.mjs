import { readFileSync } from 'node:fs';

/**
 * @typedef {object} DocumentedLine
 * @property {string} line one command, or several that are connected, without a comment
 * @property {boolean} isInline whether it stands in the text instead of a block
 */

/**
 * The command lines of a Markdown file: those of its shell blocks in order, and then those of `pnpm`, `npm`, `node`,
 * and `erm` in its text.
 *
 * @param {string} file
 * @returns {DocumentedLine[]}
 */
export function documentedLines(file) {
  const markdown = readFileSync(file, 'utf8');
  const blocks = [...markdown.matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, block = '']) =>
    block.replaceAll(/\\\n/g, ' ').split('\n'),
  );
  const inline = [...markdown.matchAll(/`((?:pnpm|npm|node|erm)\s[^`]+)`/g)].map(([, line = '']) => line);
  const asLine = (/** @type {boolean} */ isInline) => (/** @type {string} */ line) => ({
    line: withoutComment(line).trim().replaceAll(/\s+/g, ' '),
    isInline,
  });
  return [...blocks.map(asLine(false)), ...inline.map(asLine(true))].filter(({ line }) => line !== '');
}

/**
 * The words of each single command of a Markdown file, without variables in front.
 *
 * @param {string} file
 */
export function documentedCommands(file) {
  return documentedLines(file)
    .flatMap(({ line }) => line.split(/ (?:&&|\|) /))
    .map((command) => withoutVariables(wordsOf(command)))
    .filter((words) => words.length > 0);
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
