import { readableRules } from './css-in-force';

/**
 * Freezes the layout of the window: while printing, media queries would match the paper, and a snapshot needs one layout.
 * @returns a function that unfreezes it
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
