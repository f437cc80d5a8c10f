import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import narrowFont from './narrow-font-loader.mjs';

const { resolve } = createRequire(join(repositoryRoot, 'ui-kit/package.json'));
const font = readFileSync(resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'));

/**
 * The number of glyphs and the weights of a font.
 *
 * @param {Buffer} woff2
 */
async function factsOf(woff2) {
  const options = { targetFormat: /** @type {const} */ ('sfnt'), keepAllGlyphs: true };
  const sfnt = await subsetFont(woff2, '', options);
  /** @param {string} tag */
  const table = (tag) => sfnt.subarray(sfnt.readUInt32BE(sfnt.indexOf(tag) + 8));
  const axis = table('fvar').subarray(16);
  return {
    glyphs: table('maxp').readUInt16BE(4),
    weights: [axis.readInt32BE(4) / 65536, axis.readInt32BE(12) / 65536],
  };
}

it('keeps every glyph and only the weights between the given ones', async () => {
  const loader = { getOptions: () => ({ min: 400, max: 600 }) };
  const narrowed = await Reflect.apply(narrowFont, loader, [font]);
  const { glyphs, weights } = await factsOf(font);
  expect(weights).toEqual([100, 900]);
  expect(await factsOf(narrowed)).toEqual({ glyphs, weights: [400, 600] });
  expect(narrowed.length).toBeLessThan(font.length * 0.7);
});
