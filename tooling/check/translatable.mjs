import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { repositoryRoot, workspacePackages } from '../build/workspace.mjs';
import { placeOf, sourceFiles } from './source-files.mjs';

/** Names of values that are text. `children` may be elements as well, which only their component knows. */
const textNames = /^(label|text|title|name|number|message|detail)$|(Label|Text|Title|Name|Percentage)$/;
/** Names of functions that give text. Others may give elements. */
const textCalls = /^(format|count|join$|shown)|(Text|Label|Title|Name|Range|Ago|Time|Of)$/;

/**
 * One sentence per element in which text stands beside something that comes and goes. The browser's translation takes
 * such a text out of the element, and React then places or removes what is beside it in vain (facebook/react#11538).
 *
 * @returns {string[]}
 */
export function translationProblems(root = repositoryRoot) {
  return [...workspacePackages(root).values()]
    .flatMap(({ folder }) => sourceFiles(folder, ['.tsx']))
    .map((file) => ({ file, path: relative(root, file) }))
    .filter(({ path }) => placeOf(path) === 'product')
    .flatMap(({ file, path }) => problemsOf(path, readFileSync(file, 'utf8')));
}

/** @param {string} path @param {string} text */
function problemsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const problems = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && isUnsteady(node.children)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      problems.push(
        `${path}:${line + 1} has text beside what comes and goes: put the text in an element of its own`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** @param {readonly ts.JsxChild[]} children */
function isUnsteady(children) {
  const kinds = children.flatMap(kindsOfChild);
  return kinds.length > 1 && kinds.some((kind) => kind.has('text')) && kinds.some(({ size }) => size > 1);
}

/** @typedef {'text' | 'element' | 'nothing'} Kind */

/** What a child can be; none if it is never anything. @param {ts.JsxChild} child @returns {Set<Kind>[]} */
function kindsOfChild(child) {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? [] : [new Set(['text'])];
  if (!ts.isJsxExpression(child)) return [new Set(['element'])];
  return child.expression ? [new Set(kindsOf(child.expression))] : [];
}

/** @param {ts.Expression} expression @returns {Kind[]} */
function kindsOf(expression) {
  if (ts.isParenthesizedExpression(expression)) return kindsOf(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...kindsOf(expression.whenTrue), ...kindsOf(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) {
    const { left, right, operatorToken } = expression;
    if (operatorToken.kind === ts.SyntaxKind.PlusToken) return ['text'];
    const otherwise = kindsOf(right);
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return ['nothing', ...otherwise];
    // What has a text in its place is a text itself.
    return isText(right) ? otherwise : [...kindsOf(left), ...otherwise];
  }
  if (isNothing(expression)) return ['nothing'];
  return [isText(expression) ? 'text' : 'element'];
}

/** @param {ts.Expression} expression */
const isNothing = (expression) =>
  expression.kind === ts.SyntaxKind.NullKeyword ||
  expression.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(expression) && expression.text === 'undefined');

/** @param {ts.Expression} expression */
function isText(expression) {
  // Translations leave blanks alone.
  if (ts.isStringLiteralLike(expression)) return expression.text.trim() !== '';
  if (ts.isTemplateExpression(expression)) return true;
  if (ts.isCallExpression(expression)) return textCalls.test(nameOf(expression.expression));
  return textNames.test(nameOf(expression));
}

/** The last name of `one.or.more`. @param {ts.Expression} expression */
function nameOf(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}
