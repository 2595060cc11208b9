import type { FastifyInstance } from 'fastify';
import type { Sources } from './Call.ts';

/** The first look comes after the first pages of a start have been served. */
const FIRST_LOOK_MS = 15_000;
const LOOK_MS = 60_000;

/** Writes the bulk files of each edition that comes into service, in the background. Where that fails, it is logged and tried again. */
export function keepArchive(app: FastifyInstance, { services: { database }, modelOf, archive }: Sources): void {
  if (!archive) return;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const look = async (): Promise<void> => {
    try {
      const edition = await database.edition();
      if (edition) await archive.write(edition, () => modelOf(edition));
    } catch (error) {
      // a stop ends the write, which the next start begins again
      if (!closed) app.log.warn(error, 'The bulk files could not be written');
    }
    schedule(LOOK_MS);
  };
  const schedule = (milliseconds: number) => {
    if (closed) return;
    timer = setTimeout(look, milliseconds);
    timer.unref();
  };
  app.addHook('onReady', async () => schedule(FIRST_LOOK_MS));
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
    await archive.close();
  });
}
