import { IdentityError } from '@territori/identity/readIdentity';
import { explainSystemFailure } from '@territori/process/systemError';
import { explainDatabaseFailure } from '@territori/store/database/explainDatabaseFailure';
import { SettingError } from '@territori/store/SettingError';
import { ContentError } from '../content/readContent.ts';

/** Where a server was to listen. */
interface ListeningPlace {
  readonly host: string;
  readonly port: number;
}

/** Why a server could not listen, by the system's code. */
const LISTENING: Readonly<Record<string, (place: ListeningPlace) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is already in use: stop the program that uses it, or choose another port with PORT`,
  EACCES: ({ port }) => `This user may not use port ${port}: choose one above 1023 with PORT`,
};
const notHere = ({ host }: ListeningPlace) =>
  `HOST is '${host}', which is not an address of this machine: use 127.0.0.1 for this machine alone, or 0.0.0.0 for all its networks`;

/** True for what `listen` reports of a port or of the address of a host. */
const isOfListening = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo');

/**
 * Says in a line, for an operator, why a program of the API could not start, and what to do: a setting, the identity, the place where it
 * listens, the editors' texts, the database, or a file. Undefined for a mistake of the program itself, whose stack trace is wanted.
 * @param place where it was to listen, once that is known
 */
export function explainStart(error: unknown, place?: ListeningPlace): string | undefined {
  if (error instanceof SettingError || error instanceof ContentError || error instanceof IdentityError) return error.message;
  if (place && isOfListening(error) && (error.syscall === 'listen' || (error as { hostname?: string }).hostname === place.host))
    return (LISTENING[error.code ?? ''] ?? notHere)(place);
  return explainDatabaseFailure(error) ?? explainSystemFailure(error);
}
