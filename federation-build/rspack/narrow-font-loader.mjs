import subsetFont from 'subset-font';

/** The font is binary, so Rspack must not decode it. */
export const raw = true;

/** The field of a font that names its license, which must stay with every copy. */
const LICENSE_URL = 14;

/**
 * Leaves the weights that no text has out of a variable font. All characters stay.
 *
 * @this {import('@rspack/core').LoaderContext<{ min: number, max: number }>}
 * @param {Buffer} font
 * @returns {Promise<Buffer>}
 */
export default function narrowFont(font) {
  const options = {
    targetFormat: /** @type {const} */ ('woff2'),
    keepAllGlyphs: true,
    variationAxes: { wght: this.getOptions() },
    preserveNameIds: [LICENSE_URL],
  };
  return subsetFont(font, '', options);
}
