/** The rules of the page that hold at the moment, for an image, in which media queries would be about the image. */
export function cssInForce(): string {
  return readable().flatMap(texts).join('\n');
}

/** Not those that extensions load from elsewhere, which pages may not read. */
function readable(): CSSRuleList[] {
  return [...document.styleSheets]
    .filter(({ href }) => href === null || new URL(href).origin === location.origin)
    .map(({ cssRules }) => cssRules);
}

function texts(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? texts(rule.cssRules) : [];
    if (rule instanceof CSSImportRule) return rule.styleSheet ? texts(rule.styleSheet.cssRules) : [];
    return rule instanceof CSSFontFaceRule ? [] : rule.cssText;
  });
}

/** The typefaces that the page uses, as rules that contain them: an image loads nothing. */
export async function fontsInUse(): Promise<string> {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const ranges = new Set(loaded.map(({ unicodeRange }) => spaceless(unicodeRange)));
  const faces = readable()
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
