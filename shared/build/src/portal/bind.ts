import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server listens. */
export interface BindPlace {
  /** Name or address of an interface of the machine. */
  readonly host: string;
  /** 0 for a free port that the system chooses. */
  readonly port: number;
}

/** The host of a portal that only this machine can reach. */
export const LOOPBACK = '127.0.0.1';

/** The address at which a browser on this machine reaches a server: `localhost` for the loopback address and for all interfaces. */
export function originAt({ host, port }: BindPlace): string {
  if ([LOOPBACK, 'localhost', '::1', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function explain(error: NodeJS.ErrnoException, { host, port }: BindPlace, variable: string): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is already in use. Stop the program that uses it, or choose another port with ${variable}=${port + 1}.`);
  if (error.code === 'EACCES') return new Error(`This user may not use port ${port}. Choose one above 1023 with ${variable}=8080.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(
      `HOST is '${host}', which is not an address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all its networks.`,
    );
  return error;
}

/**
 * Begins to listen. Rejects with a plain message when the port or the host cannot be used. @param variable of the
 * environment that names the port
 */
export async function bind(server: Server, place: BindPlace, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, place, variable)));
    server.listen(place.port, place.host, resolve);
  });
}

/**
 * Rejects when a server could not listen there. Called first, so that the message comes before a build and a load. Resolves to the place
 * with a port that is free where it left the choice to the system.
 */
export async function refuseTakenPort({ host, port }: BindPlace, variable: string): Promise<BindPlace> {
  const server = createServer();
  await bind(server, { host, port }, variable);
  const free = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
  return { host, port: free };
}
