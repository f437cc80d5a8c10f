/**
 * The names of the shared libraries that these modules consume.
 *
 * @param {ReadonlyArray<import('@rspack/core').Module>} modules
 */
export function consumedShares(modules) {
  const names = modules
    .filter((module) => module.type === 'consume-shared-module')
    .map((module) => /^consume shared module \([^)]*\) (@?[^@]+)@/.exec(module.readableIdentifier())?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}
