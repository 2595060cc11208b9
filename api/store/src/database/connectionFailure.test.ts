import { describe, expect, it } from 'vitest';
import { isConnectionFailure } from './connectionFailure.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

describe('a failure of the connection', () => {
  it.each([
    ['the server shuts down', failure('terminating connection due to administrator command', '57P01')],
    ['the server starts', failure('the database system is starting up', '57P03')],
    ['the server has no connection left', failure('sorry, too many clients already', '53300')],
    ['the connection breaks', failure('connection failure', '08006')],
    ['a replica gives way to what its primary does', failure('canceling statement due to conflict with recovery', '40001')],
    ['nobody listens', failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    [
      'the socket of a stopped server is gone',
      Object.assign(failure('connect ENOENT /var/run/postgresql/.s.PGSQL.5432', 'ENOENT'), { syscall: 'connect' }),
    ],
    ['the session ended', failure('Connection terminated unexpectedly')],
    ['the pool gets no session in time', failure('timeout exceeded when trying to connect')],
  ])('is one when %s', (_, error) => expect(isConnectionFailure(error)).toBe(true));

  it.each([
    ['a statement that took too long', failure('canceling statement due to statement timeout', '57014')],
    ['a wrong value', failure('invalid input syntax for type date', '22007')],
    ['a file that is not there', Object.assign(failure('ENOENT: no such file', 'ENOENT'), { syscall: 'open' })],
    ['something that is not an error', 'Connection terminated'],
  ])('is not %s', (_, error) => expect(isConnectionFailure(error)).toBe(false));
});
