import { readableRules } from './css-in-force';

/**
 * Keeps the layout of the window, because queries about its width would be about the paper, and a snapshot is of one
 * layout.
 * @returns how to let them be
 */
export function freezeLayout(): () => void {
  const lists = readableRules()
    .flatMap(mediaRules)
    .map(({ media }) => media)
    .filter(({ mediaText }) => /width|height/.test(mediaText));
  const texts = lists.map(({ mediaText }) => mediaText);
  const matching = texts.map((text) => matchMedia(text).matches);
  lists.forEach((list, index) => (list.mediaText = matching[index] ? 'all' : 'not all'));
  return () => lists.forEach((list, index) => (list.mediaText = texts[index] ?? ''));
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
    ...(rule instanceof CSSImportRule && rule.styleSheet ? mediaRules(rule.styleSheet.cssRules) : []),
  ]);
}
