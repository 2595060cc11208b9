import type { Database } from '@territori/store/database';
import { buildApp } from './app.ts';
import { message } from './message.ts';

/**
 * A program for tests: the API without data, in the languages of its environment, which its modules read once. Its argument is a JSON list
 * of requests; it prints their answers, and what a text with a plural says of one and two.
 */
const requests = JSON.parse(process.argv[2] ?? '[]') as { url: string; headers?: Record<string, string> }[];
const app = buildApp({ edition: async () => undefined } as unknown as Database, { publicOrigin: 'https://territori.example' });
const answers = await Promise.all(
  requests.map(async (request) => {
    const { statusCode, headers, body } = await app.inject(request);
    return { statusCode, language: headers['content-language'], body };
  }),
);
const plurals = [1, 2].map((count) => message.in('fr')('valuedDays.empty', { count, day: '01/01/1990', columns: 'ALT' }));
process.stdout.write(JSON.stringify({ answers, plurals }), () => process.exit());
