import { connectionReason, isConnectionFailure } from './connectionFailure.ts';
import { DamagedDatabaseError, DatabaseError, OutdatedSchemaError } from './DatabaseError.ts';
import { DirectoryInUseError } from './directoryLock.ts';

/** A full disk (53100), or a limit on the size of files, which the system reports in words alone. */
const isDiskFull = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && (error.code === '53100' || /No space left|File too large/.test(error.message));

/** What a server answers to a caller whom it does not serve, by SQLSTATE, and what to do. */
const REFUSALS: readonly (readonly [codes: RegExp, problem: string, remedy: string])[] = [
  [
    /^28/,
    'The database refuses this role',
    'correct the role in DATABASE_URL and its password in PGPASSWORD, PGPASSWORD_FILE or DATABASE_URL, or allow the role on the server',
  ],
  [/^3D/, 'The database does not exist', 'create it (createdb), or correct its name in DATABASE_URL'],
  [
    /^42501$/,
    'The role may not do what the portal needs',
    'give it the rights that deploy/README.md lists under Roles, or name another role in DATABASE_URL',
  ],
  [/^25006$/, 'The database only reads', 'load on its primary'],
];

/** What `pg` says, without a code, where a server asks for a password and there is none. */
const NO_PASSWORD = /client password must be a string/;

/** Says in a line, for an operator, why the database cannot be used; undefined for an error that has another cause. */
export function explainDatabaseFailure(error: unknown): string | undefined {
  if (error instanceof DirectoryInUseError || error instanceof OutdatedSchemaError || error instanceof DamagedDatabaseError)
    return error.message;
  if (isDiskFull(error)) {
    const remedy = 'nothing was loaded, and the edition before goes on serving; make room and load again';
    return `The disk of the database is full (${error.message}): ${remedy}`;
  }
  if (error instanceof Error && NO_PASSWORD.test(error.message))
    return 'The database asks for a password and none was given: set PGPASSWORD, PGPASSWORD_FILE or the password in DATABASE_URL';
  if (error instanceof DatabaseError)
    for (const [codes, problem, remedy] of REFUSALS) if (codes.test(error.code)) return `${problem} (${error.message}): ${remedy}`;
  if (isConnectionFailure(error)) {
    const remedy = 'start the server, or correct its host and port in DATABASE_URL';
    return `The database cannot be reached: ${connectionReason(error)}; ${remedy}`;
  }
  return undefined;
}
