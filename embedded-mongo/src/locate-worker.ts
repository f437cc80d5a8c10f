/** The name that a bundler gives to the worker, beside the bundle that starts it. */
const bundledName = './embedded-mongo-worker.js';

/** Where the worker's code is: beside a bundle, or built from the sources into a cache. */
export async function locateWorker(): Promise<URL> {
  if (!import.meta.url.endsWith('.ts')) return new URL(bundledName, import.meta.url);
  // Not a literal, so that a bundler of the product leaves the build step out.
  const builder = new URL('../build-worker.mjs', import.meta.url).href;
  const { cachedWorker } = (await import(/* @vite-ignore */ builder)) as { cachedWorker: () => Promise<URL> };
  return cachedWorker();
}
