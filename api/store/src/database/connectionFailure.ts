/**
 * SQLSTATE classes of a server that cannot serve: connection lost (08), out of resources (53), shutting down or
 * starting (57P), a replica that gave way to its primary (40001); and the system's own codes.
 */
const CODES = /^(08|53|57P|40001)|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;

/** The messages, without a code, by which `pg` reports that a session ended or that a pool gets none. */
const MESSAGES =
  /^Connection terminated|^timeout exceeded when trying to connect$|^Client has encountered a connection error|^Query read timeout$/;

/** True when the database could not be reached or went away: the same call may well succeed later. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // for any reason, such as the missing socket of a stopped server (ENOENT)
  return syscall === 'connect' || (typeof code === 'string' && CODES.test(code)) || MESSAGES.test(error.message);
}

/** The reason in the system's words. A name with several addresses fails at each of them, in one error without words of its own. */
export const connectionReason = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join(', ') : (error as Error).message;
