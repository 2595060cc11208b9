/** An error of the operating system, such as a folder that may not be read. */
export type SystemError = NodeJS.ErrnoException & { code: string; syscall: string };

export const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'the path is too long',
  ENOENT: 'it does not exist',
  EIO: 'the disk reports an error',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file would be too large',
  EROFS: 'the file system cannot be written to',
};

/** The reason in a few words, with the code of the system. */
export const systemReason = ({ code, message }: SystemError): string => `${REASONS[code] ?? message} (${code})`;

const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'give this user the right to read and write it',
  EPERM: 'give this user the right to read and write it',
  EISDIR: 'name a file',
  ENOTDIR: 'correct the path',
  ELOOP: 'correct the path',
  ENAMETOOLONG: 'choose a shorter path',
  ENOENT: 'correct the path, or create it',
  EIO: 'look at the disk, and restore what it held',
  ENOSPC: 'make room and start again',
  EDQUOT: 'make room and start again',
  EFBIG: 'make room and start again',
  EROFS: 'choose a path on a disk that can be written to',
};

/** What an operator can do about it. */
const systemRemedy = ({ code }: SystemError): string => REMEDIES[code] ?? 'correct this and start again';

/** Errors of a disk, of which a write names no path. */
const OF_THE_DISK = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']);

/** Says in a line which path cannot be used, why, and what to do; undefined for an error that is not about a path or a disk. */
export function explainSystemFailure(error: unknown): string | undefined {
  if (!isSystemError(error) || (error.path === undefined && !OF_THE_DISK.has(error.code))) return undefined;
  return `${error.path ?? 'A file'} cannot be used: ${systemReason(error)}; ${systemRemedy(error)}`;
}
