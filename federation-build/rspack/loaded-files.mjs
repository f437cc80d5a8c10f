/**
 * Those of a chunk's files that a page loads, without what only updates it in development.
 *
 * @param {ReadonlyArray<string>} files
 */
export const loadedFiles = (files = []) =>
  files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'));
