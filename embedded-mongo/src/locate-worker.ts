/** The file name of the worker next to the bundle that starts it. */
const bundledName = './embedded-mongo-worker.js';

/** The worker's code: next to a bundle, or built from the sources into a cache. */
export async function locateWorker(): Promise<URL> {
  if (!import.meta.url.endsWith('.ts')) return new URL(bundledName, import.meta.url);
  // Not a literal, so that no bundler follows the import.
  const builder = new URL('../build-worker.mjs', import.meta.url).href;
  const { cachedWorker } = (await import(/* @vite-ignore */ builder)) as { cachedWorker: () => Promise<URL> };
  return cachedWorker();
}
