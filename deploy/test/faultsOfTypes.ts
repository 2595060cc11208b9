import { join } from 'node:path';
import { root } from '@territori/build/workspace';
import ts from 'typescript';

/** What the compiler finds in a source: values that are not what its types ask for, and fields that they do not know. */
export function faultsOfTypes(source: string): string[] {
  const file = join(root, 'deploy/test/checked.ts');
  const options: ts.CompilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: [], target: ts.ScriptTarget.ES2023 },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023) : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
