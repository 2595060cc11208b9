import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../http/errors.ts';
import { problemAnswers } from './answerProblem.ts';
import { Problem } from './Problem.ts';

const ORIGIN = 'https://territori.example';
const detail = { it: 'Fra poco.', en: 'In a moment.' };

/** What a call that fails so is answered, and the levels of the lines that the log has of it. */
async function answerTo(error: Error): Promise<{ status: number; retryAfter: unknown; levels: string[] }> {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'info', formatters: { level: (label) => ({ level: label }) }, stream: { write: (line) => void lines.push(line) } },
  });
  app.get('/', { errorHandler: problemAnswers(ORIGIN), logLevel: 'info' }, async () => {
    throw error;
  });
  const answer = await app.inject('/');
  await app.close();
  const levels = lines.map((line) => JSON.parse(line) as { level: string; msg: string }).filter(({ msg }) => msg === error.message);
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], levels: levels.map(({ level }) => level) };
}

describe('a call of /api/v1 that may be answered in a moment', () => {
  it('says when to try again, and warns whoever reads the log', async () => {
    expect(await answerTo(new HttpError(503, detail))).toEqual({ status: 503, retryAfter: '5', levels: ['warn'] });
  });

  it('warns nobody where the files of a new edition are still being written: they come by themselves', async () => {
    const error = new Problem('archivio_in_preparazione', detail);
    expect(await answerTo(error)).toEqual({ status: 503, retryAfter: '5', levels: ['info'] });
  });
});
