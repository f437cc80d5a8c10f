import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/**
 * The objects in the manifests of a folder.
 *
 * @returns {{ file: string, object: any }[]}
 */
export const readManifests = (folder = FOLDER) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) =>
      parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map((document) => ({
        file: basename(name),
        object: document.toJS(),
      })),
    );

/**
 * What in these objects is not as the API of Kubernetes describes it: unknown fields, wrong types, and what is missing.
 * Its schema comes as TypeScript's types, so its compiler checks the objects as literals.
 *
 * @param {readonly any[]} objects
 * @returns {string[]}
 */
export function findMistakes(objects) {
  const name = join(FOLDER, 'manifests.check.ts');
  const source = objects.map(asLiteral).join('\n');
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, version, ...rest) =>
    file === name ? ts.createSourceFile(file, source, version) : getSourceFile(file, version, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/**
 * @param {any} object
 * @param {number} index
 */
function asLiteral(object, index) {
  const { apiVersion, kind } = object;
  const module = `kubernetes-types/${apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io/', '/')}`;
  return `export const object${index}: import('${module}').${kind} = ${JSON.stringify(object)};`;
}
