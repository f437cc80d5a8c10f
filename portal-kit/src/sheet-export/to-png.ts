import { cssInForce, fontsInUse } from './css-in-force';
import { snapshot } from './snapshot';

/** Sharp on dense screens, too. */
const SCALE = 2;

/**
 * Draws what is in sight of a scroller, by the browser itself: as markup within an SVG image. The page's security policy
 * allows that, because such an image runs no scripts and loads nothing.
 */
export async function toPng(scroller: HTMLElement): Promise<Blob> {
  const { clientWidth: width, clientHeight: height } = scroller;
  const copy = snapshot(scroller);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(copy, width, height))}`;
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

async function svgOf(copy: HTMLElement, width: number, height: number): Promise<string> {
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  const css = `${await fontsInUse()}\n${cssInForce()}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" width="${width * SCALE}"`,
    ` height="${height * SCALE}" viewBox="0 0 ${width} ${height}"><style><![CDATA[${css}]]></style>`,
    `<foreignObject width="${width}" height="${height}">`,
    new XMLSerializer().serializeToString(copy),
    '</foreignObject></svg>',
  ].join('');
}

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
