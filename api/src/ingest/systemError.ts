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
  EROFS: 'the file system cannot be written to',
};

/** The reason in a few words, with the code of the system. */
export const systemReason = ({ code, message }: SystemError): string => `${REASONS[code] ?? message} (${code})`;
