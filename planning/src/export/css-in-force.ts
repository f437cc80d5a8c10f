/** The page's currently matching rules, for an image: inside one, media queries would match the image. */
export function cssInForce(): CSSRule[] {
  return readableRules().flatMap(inForce);
}

/**
 * Properties that `cssText` omits: a shorthand with a variable serializes to nothing once one of its longhands is set
 * again, such as the weight after `font: var(--type-small)`.
 * @returns the names of such properties by element
 */
export function unwritten(rules: readonly CSSRule[], root: Element): Map<Element, string[]> {
  const names = new Map<Element, string[]>();
  for (const rule of rules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const lost = [...rule.style].filter((name) => rule.style.getPropertyValue(name) === '');
    if (lost.length === 0) continue;
    for (const element of root.querySelectorAll(rule.selectorText)) {
      names.set(element, [...(names.get(element) ?? []), ...lost]);
    }
  }
  return names;
}

/** Skips cross-origin style sheets, such as those of extensions, which the page may not read. */
export function readableRules(): CSSRuleList[] {
  return [...document.styleSheets]
    .filter(({ href }) => href === null || new URL(href).origin === location.origin)
    .map(({ cssRules }) => cssRules);
}

function inForce(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? inForce(rule.cssRules) : [];
    if (rule instanceof CSSImportRule) return rule.styleSheet ? inForce(rule.styleSheet.cssRules) : [];
    return rule instanceof CSSFontFaceRule ? [] : rule;
  });
}

/** The page's fonts, inlined into their rules, because an image loads nothing. */
export async function fontsInUse(): Promise<string> {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const ranges = new Set(loaded.map(({ unicodeRange }) => spaceless(unicodeRange)));
  const faces = readableRules()
    .flatMap((rules) => [...rules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => ranges.has(spaceless(style.getPropertyValue('unicode-range'))));
  return (await Promise.all(faces.map(embedded))).join('\n');
}

const spaceless = (text: string) => text.replaceAll(' ', '').toLowerCase();

async function embedded({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, url] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
  if (!url) return '';
  const file = await fetch(new URL(url, parentStyleSheet?.href ?? document.baseURI));
  if (!file.ok) throw new Error(`${url} answered ${file.status}`);
  return cssText.replace(url, await dataUrl(await file.blob()));
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(blob);
  });
}
