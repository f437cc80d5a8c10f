import { cssInForce, fontsInUse, unwritten } from './css-in-force';
import { snapshot } from './snapshot';

/** Sharp on high-density screens. */
const SCALE = 2;
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Renders the visible part of a scroller through an SVG image with its markup inside. The page's CSP allows that, as such
 * an image runs no scripts and loads nothing.
 */
export async function toPng(scroller: HTMLElement): Promise<Blob> {
  const { clientWidth: width, clientHeight: height } = scroller;
  const rules = cssInForce();
  const lost = unwritten(rules, scroller);
  const copy = snapshot(scroller, (original, { style }) => {
    const computed = lost.has(original) && getComputedStyle(original);
    if (!computed) return;
    for (const name of lost.get(original) ?? []) style.setProperty(name, computed.getPropertyValue(name));
  });
  const css = `${await fontsInUse()}\n${rules.map(({ cssText }) => cssText).join('\n')}`;
  const svg = svgOf(xmlText(new XMLSerializer().serializeToString(copy)), css, { width, height });
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image is too large'))),
      'image/png',
    );
  });
}

/** Strips characters that XML does not allow; texts stored by earlier releases may contain some. */
export function xmlText(markup: string): string {
  return markup.replace(NOT_XML, '');
}

function svgOf(xhtml: string, css: string, { width, height }: { width: number; height: number }): string {
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" width="${width * SCALE}"`,
    ` height="${height * SCALE}" viewBox="0 0 ${width} ${height}"><style><![CDATA[${css}]]></style>`,
    `<foreignObject width="${width}" height="${height}">${xhtml}</foreignObject></svg>`,
  ].join('');
}

/** Starts a download. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
