import { basename, join } from 'node:path';
import ts from 'typescript';

/**
 * The exports of a package's entries: the declarations that TypeScript emits, without comments, and the package's own
 * types that they reference. Types of other packages appear only by name.
 */
export function publicSurface(folder: string, entries: readonly string[]): string {
  const options = compilerOptions(folder);
  const files = entries.map((entry) => join(folder, entry));
  const emitted = emitDeclarations(files, options);
  const program = ts.createProgram(files.map(declarationFile), options, hostReading(emitted, options));
  const checker = program.getTypeChecker();
  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const texts = new Set<string>();
  const waiting: ts.Symbol[] = [];
  const exported = files.map((file) => {
    const source = program.getSourceFile(declarationFile(file));
    const entry = source && checker.getSymbolAtLocation(source);
    if (!entry) throw new Error(`${file} exports nothing.`);
    const symbols = checker.getExportsOfModule(entry);
    waiting.push(...symbols.map(resolved));
    const names = symbols.map(({ name }) => name).sort();
    return `${basename(file)}: ${names.join(', ')}`;
  });
  for (const symbol of waiting) {
    for (const declaration of symbol.declarations ?? []) {
      const statement = ts.findAncestor(declaration, ({ parent }) => parent && ts.isSourceFile(parent));
      if (!statement || !emitted.has(statement.getSourceFile().fileName)) continue;
      const text = statement.getText().replace(/^export (declare )?/, '');
      if (texts.has(text)) continue;
      texts.add(text);
      visitIdentifiers(statement, (identifier) => {
        const referenced = checker.getSymbolAtLocation(identifier);
        if (referenced) waiting.push(resolved(referenced));
      });
    }
  }
  return [...exported, '', ...[...texts].sort()].join('\n');
}

function compilerOptions(folder: string): ts.CompilerOptions {
  const file = join(folder, 'tsconfig.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  if (!parsed) throw new Error(`${file} cannot be read.`);
  return parsed.options;
}

/** The declarations of the entries and of every file of their package that these import, by file name. */
function emitDeclarations(files: string[], options: ts.CompilerOptions): Map<string, string> {
  const emitted = new Map<string, string>();
  const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };
  ts.createProgram(files, { ...options, ...emit }).emit(undefined, (file, text) => emitted.set(file, text));
  return emitted;
}

/** Reads the emitted declarations in place of the sources. */
function hostReading(emitted: Map<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const isSource = (file: string) => emitted.has(declarationFile(file)) && !emitted.has(file);
  return {
    ...host,
    fileExists: (file) => emitted.has(file) || (!isSource(file) && host.fileExists(file)),
    readFile: (file) => emitted.get(file) ?? host.readFile(file),
    getSourceFile: (file, ...rest) => {
      const text = emitted.get(file);
      return text === undefined
        ? host.getSourceFile(file, ...rest)
        : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    },
  };
}

const declarationFile = (file: string) => file.replace(/(\.d)?\.tsx?$/, '.d.ts');

function visitIdentifiers(node: ts.Node, visit: (identifier: ts.Identifier) => void): void {
  if (ts.isIdentifier(node)) visit(node);
  ts.forEachChild(node, (child) => visitIdentifiers(child, visit));
}
