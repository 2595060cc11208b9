import type { Corrispondenza } from '@territori/wire/v1/corrispondenza';
import { expect } from 'vitest';
import type { TestApp } from './testApp.ts';

/** Asks the public API of an app, and expects 200. */
export function v1Answers(api: TestApp) {
  const ask = async (url: string) => {
    const answer = await api.get(`/api/v1${url}`);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return answer;
  };
  return {
    get: async (url: string) => (await ask(url)).json(),
    /** All pairs of units of two days. */
    pairs: async (da: string, a: string, livello = 'comune'): Promise<Corrispondenza[]> => {
      const { body } = await ask(`/corrispondenze?da=${da}&a=${a}&livello=${livello}&formato=jsonl`);
      const lines = body.split('\n').filter((line) => line !== '');
      return lines.map((line) => JSON.parse(line));
    },
  };
}
