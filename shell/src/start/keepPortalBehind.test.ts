import { beforeEach, describe, expect, it } from 'vitest';
import { keepPortalBehind } from './keepPortalBehind.ts';

const arriveAt = (hash: string, state: unknown = null) => window.history.replaceState(state, '', `/${hash}`);
const goBack = () =>
  new Promise<string>((resolve) => {
    window.addEventListener('popstate', () => resolve(window.location.hash), { once: true });
    window.history.back();
  });

beforeEach(() => arriveAt(''));

describe('a visit that begins with a link to a report', () => {
  it.each([
    ['#/territorio/body?id=61&dateFrom=2025-01-01', '#/territorio'],
    ['#/home/link?dateFrom=2025-01-01&id=61', '#/home'],
  ])('has the section’s page behind %s', async (link, section) => {
    arriveAt(link);
    keepPortalBehind();
    expect(window.location.hash).toBe(link);
    expect(await goBack()).toBe(section);
  });
});

it.each([
  ['a page without a report', '#/territorio', null],
  ['the API page, whose id filters its table', '#/apiDetail?id=61', null],
  ['a page that is loaded again', '#/territorio/body?id=61', { idx: 0 }],
])('leaves the history of %s alone', (_, hash, state) => {
  arriveAt(hash, state);
  const { length } = window.history;
  keepPortalBehind();
  expect(window.history.length).toBe(length);
  expect(window.history.state).toEqual(state);
});
