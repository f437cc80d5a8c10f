const kit = /[\\/](node_modules|ui-kit)[\\/]/;

/**
 * Which files a portal's code is in. The names of all files and their digests are in the first one, so few are better.
 *
 * @param {{ screens?: Record<string, string[]> }} manifest the portal's `portal.json`
 * @param {string} exposed the chunk that every screen loads
 * @returns {Exclude<NonNullable<import('@rspack/core').Optimization['splitChunks']>, false>}
 */
export function splitChunks({ screens = {} }, exposed) {
  /** @param {boolean} ofViews */
  const chunksOf = (ofViews) =>
    Object.keys(screens)
      .filter((address) => address.includes('?') === ofViews)
      .map((address) => screens[address] ?? []);
  const pages = chunksOf(false);
  const ofPages = new Set(pages.flat());
  const views = new Set(
    chunksOf(true)
      .flat()
      .filter((name) => !ofPages.has(name)),
  );
  const most = Math.max(2, Math.floor(pages.length / 2) + 1);
  /**
   * @param {import('@rspack/core').Module} module
   * @param {Pick<import('@rspack/core').Compilation, 'chunkGraph'>} context
   */
  const isOfMostPages = (module, { chunkGraph }) => {
    const chunks = new Set(chunkGraph.getModuleChunks(module).map(({ name }) => name));
    return pages.filter((names) => names.some((name) => chunks.has(name))).length >= most;
  };
  /** @typedef {{ name?: string }} Chunk */
  return {
    minSize: 40_000,
    cacheGroups: {
      defaultVendors: false,
      // What most pages use belongs to every page, and no other file brings it again.
      pages: {
        name: exposed,
        chunks: 'all',
        test: isOfMostPages,
        minChunks: 1,
        enforce: true,
        priority: 3,
      },
      // Package code that five or more dialogs and popups share, such as floating-ui. First screens do not load it.
      kit: {
        name: 'kit',
        test: kit,
        chunks: (/** @type {Chunk} */ { name = '' }) =>
          name !== exposed && !ofPages.has(name) && !views.has(name),
        minChunks: 5,
        enforce: true,
        priority: 2,
      },
      views: {
        name: 'views',
        chunks: (/** @type {Chunk} */ { name = '' }) => views.has(name),
        minChunks: 2,
        enforce: true,
        priority: 1,
      },
    },
  };
}
