import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { explainCommandFailure } from './explainCommandFailure.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';

const explained = async (failing: Promise<unknown>) => explainCommandFailure(await failing.catch((error: unknown) => error));

it('a refusal is its own sentence', () => {
  expect(explainCommandFailure(new ReleaseRefused('Name a part.'))).toBe('Name a part.');
});

it('a path that does not exist is named, with what to do', async () => {
  expect(await explained(readFile('/missing/file'))).toBe('/missing/file cannot be used: it does not exist; correct the path (ENOENT)');
});

it('a server at which nothing listens is named, with what to do', async () => {
  expect(await explained(fetch('http://127.0.0.1:20001'))).toBe(
    '127.0.0.1:20001 cannot be reached: nothing listens there (ECONNREFUSED); start it, or correct its address',
  );
});

it('a name that is not known is named, with what to do', async () => {
  expect(await explained(fetch('http://portal.invalid'))).toMatch(
    /^portal\.invalid cannot be reached: the name .*; start it, or correct its address$/,
  );
});

it('a mistake of the program has no sentence: its stack trace is wanted', () => {
  expect(explainCommandFailure(new TypeError('x is not a function'))).toBeUndefined();
});

it('what an object store refuses is named, with what to do', () => {
  const refusal = Object.assign(new Error('Access Denied'), { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } });
  expect(explainCommandFailure(refusal)).toBe(
    'The object store refuses: Access Denied (AccessDenied). Check its address, the credentials and their rights.',
  );
});
