import { handedNames } from './handed-names.mjs';

/**
 * Fails the build when a portal, or a package in it, imports a name that the shell does not provide: in the browser, and
 * only there, it would be `undefined`.
 */
export class SharedNamesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tapPromise('SharedNamesPlugin', async (modules) => {
        const handed = await handedNames(compiler.context);
        for (const module of modules) {
          for (const { request, ids } of module.dependencies) {
            const problem = request && ids && notHanded(handed, request, ids);
            if (problem) compilation.errors.push(new Error(`${module.readableIdentifier()}: ${problem}`));
          }
        }
      });
    });
  }
}

/**
 * @param {Map<string, Set<string>>} handed
 * @param {string} request what is imported
 * @param {string[]} ids the name that is used and the names below it
 * @returns {string | undefined}
 */
function notHanded(handed, request, [name, below]) {
  const names = handed.get(request);
  if (!names) return undefined;
  const file = 'portal-sdk/src/shares';
  if (name === undefined)
    return `import single names from "${request}": the shell provides only some (${file}).`;
  if (!names.has(name)) return `the shell provides no "${name}" of "${request}". Add it to ${file}.`;
  const namesBelow = handed.get(`${request}.${name}`);
  if (!namesBelow || below === undefined || namesBelow.has(below)) return undefined;
  return `the shell provides no "${name}.${below}" of "${request}". Add it to ${file}.`;
}
