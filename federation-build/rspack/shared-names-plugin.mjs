import { facadeNames } from './facade-names.mjs';

/**
 * Fails the build when a portal, or a package in it, imports a name that the shell does not provide: in the browser, and
 * only there, it would be `undefined`.
 */
export class SharedNamesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tapPromise('SharedNamesPlugin', async (modules) => {
        const exposed = await facadeNames(compiler.context);
        for (const module of modules) {
          for (const { request, ids } of module.dependencies) {
            const problem = request && ids && notExposed(exposed, request, ids);
            if (problem) compilation.errors.push(new Error(`${module.readableIdentifier()}: ${problem}`));
          }
        }
      });
    });
  }
}

/**
 * @param {Map<string, Set<string>>} exposed
 * @param {string} request what is imported
 * @param {string[]} ids the name that is used and the names below it
 * @returns {string | undefined}
 */
function notExposed(exposed, request, ids) {
  const file = 'portal-sdk/src/shares';
  if (exposed.has(request) && ids.length === 0)
    return `import single names from "${request}": the shell provides only some (${file}).`;
  const missing = ids.findIndex(
    (id, depth) => exposed.get([request, ...ids.slice(0, depth)].join('.'))?.has(id) === false,
  );
  if (missing < 0) return undefined;
  return `the shell provides no "${ids.slice(0, missing + 1).join('.')}" of "${request}". Add it to ${file}.`;
}
