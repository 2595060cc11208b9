import { CommandFailed } from '../CommandFailed.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';

/** What the system refuses at a path, and what to do, by its code. */
const AT_A_PATH: Readonly<Record<string, string>> = {
  EACCES: 'permission denied; give this user the right to read and write it',
  EPERM: 'permission denied; give this user the right to read and write it',
  EROFS: 'its file system cannot be written to; name another folder',
  ENOENT: 'it does not exist; correct the path',
  ENOTDIR: 'a part of the path is a file; correct the path',
  EISDIR: 'it is a folder; name a file',
  ENOSPC: 'the disk is full; make room and run this again',
  EDQUOT: 'the disk is full; make room and run this again',
  EFBIG: 'the file would be too large; make room and run this again',
};

/** Why a server cannot be reached, by the system's code. */
const ON_THE_NETWORK: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the name is not known',
  EAI_AGAIN: 'the name server does not answer',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it closed the connection',
};

interface SystemError extends Error {
  readonly code?: string;
  readonly path?: string;
  readonly hostname?: string;
  readonly address?: string;
  readonly port?: number;
}

function serverOf({ hostname, address, port }: SystemError): string {
  const host = hostname ?? address;
  if (host === undefined) return 'A server';
  return port === undefined ? host : `${host}:${port}`;
}

/** The error of the system behind one of `fetch`, or of several addresses of a name; else the error itself. */
function rootOf(error: Error): SystemError {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return rootOf(error.errors[0]);
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

/**
 * Says in a line, for an operator, why a command failed and what to do: a refusal, a path that cannot be used or a server that cannot be
 * reached. Undefined for a mistake of the program itself, whose stack trace is wanted.
 */
export function explainCommandFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof CommandFailed || error instanceof ReleaseRefused) return error.message;
  const root = rootOf(error);
  const { code = '', path } = root;
  if (path !== undefined && AT_A_PATH[code]) return `${path} cannot be used: ${AT_A_PATH[code]} (${code})`;
  if (ON_THE_NETWORK[code])
    return `${serverOf(root)} cannot be reached: ${ON_THE_NETWORK[code]} (${code}); start it, or correct its address`;
  if ('$metadata' in root)
    return `The object store refuses: ${root.message || root.name} (${root.name}). Check its address, the credentials and their rights.`;
  if (root.name === 'TimeoutError') return 'A server does not answer in time: start it, or correct its address';
  return undefined;
}
