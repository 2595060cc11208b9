import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { extname, join, relative } from 'node:path';
import ts from 'typescript';

/** How the sources of one package of the workspace use another package. */
export interface PackageUse {
  readonly name: string;
  /** One of the files, relative to the package. */
  readonly file: string;
  /**
   * `code` is needed at run time, `types` only by the compiler, `test` only by tests; `mention` is a string that names
   * the package (a worker, a font, a program).
   */
  readonly kind: 'code' | 'types' | 'test' | 'mention';
}

const NOT_SOURCES = new Set(['node_modules', 'dist']);
const SOURCES = new Set(['.ts', '.tsx', '.js', '.mjs']);
const FOR_TESTS = /\.(test|spec|fixture|examples)\.|[Ff]ixture\.ts$|(^|\/)(examples|test|testing)\/|^(playwright|vitest)\.config\.ts$/;

/** `@territori/ui/table` is a module of `@territori/ui`; undefined for a path and for a module of Node. */
function packageOf(specifier: string): string | undefined {
  if (/^[./#]/.test(specifier) || isBuiltin(specifier)) return undefined;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return /^(@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*$/.test(name) ? name : undefined;
}

/** The source files of a package; a folder with a package.json inside it is another package. */
export function sourcesOf(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isFile()) return SOURCES.has(extname(path)) ? [path] : [];
    return entry.name.startsWith('.') || NOT_SOURCES.has(entry.name) || existsSync(join(path, 'package.json')) ? [] : sourcesOf(path);
  });
}

/**
 * Every use of other packages in the sources of the package in `directory`, in the order of files. The same use may be
 * listed several times.
 */
export function packageImports(directory: string): PackageUse[] {
  return sourcesOf(directory).flatMap((path) => {
    const file = relative(directory, path);
    const uses: PackageUse[] = [];
    const add = (specifier: string, kind: PackageUse['kind']) => {
      const name = packageOf(specifier);
      if (name) uses.push({ name, file, kind: kind !== 'mention' && FOR_TESTS.test(file) ? 'test' : kind });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
        add(node.moduleSpecifier.text, onlyTypes(node.importClause) ? 'types' : 'code');
      } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
        add(node.moduleSpecifier.text, node.isTypeOnly ? 'types' : 'code');
      } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [specifier] = node.arguments;
        if (specifier && ts.isStringLiteral(specifier)) add(specifier.text, 'code');
      } else if (ts.isStringLiteralLike(node)) {
        add(node.text, 'mention');
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
    // compiled JSX calls React
    if (path.endsWith('.tsx')) add('react', 'code');
    return uses;
  });
}

function onlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  return !name && !!namedBindings && ts.isNamedImports(namedBindings) && namedBindings.elements.every((element) => element.isTypeOnly);
}
