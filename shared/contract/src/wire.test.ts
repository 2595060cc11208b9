import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

it.each(['wire.ts', 'v1.ts'])('%s adds nothing of the API or its validator to a page: without its types it is empty', (file) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, removeComments: true } });
  expect(outputText.trim()).toBe('export {};');
});
