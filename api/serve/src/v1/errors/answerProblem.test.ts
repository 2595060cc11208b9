import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../http/errors.ts';
import { problemAnswers } from './answerProblem.ts';
import { Problem } from './Problem.ts';

const ORIGIN = 'https://territori.example';
const detail = { it: 'Fra poco.', en: 'In a moment.' };

/** The answer to a call that fails with an error, and the levels of its lines in the log. */
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
  it('says when to try again, and is a warning in the log', async () => {
    expect(await answerTo(new HttpError(503, detail))).toEqual({ status: 503, retryAfter: '5', levels: ['warn'] });
  });

  it('is information in the log while a load writes the files of a new edition', async () => {
    const error = new Problem('archivio_in_preparazione', detail);
    expect(await answerTo(error)).toEqual({ status: 503, retryAfter: '5', levels: ['info'] });
  });
});
