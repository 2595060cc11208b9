import { expect, it } from 'vitest';
import { positionsIn } from './positionsIn.ts';

const place = { part: 'glossario', version: '1.1.0', file: '4f0c2a.js', line: 1, column: 2345 };
const ofShell = { part: 'shell', version: '1.4.3', file: 'frame.0a1b2c.js', line: 2, column: 10 };

it.each([
  ['a place', 'glossario@1.1.0 4f0c2a.js:1:2345', [place]],
  [
    'a line of the log',
    '{"level":30,"section":"glossario","version":"1.1.0","error":"Error","at":["shell@1.4.3 frame.0a1b2c.js:2:10","glossario@1.1.0 4f0c2a.js:1:2345"],"msg":"an error in a browser"}',
    [ofShell, place],
  ],
  [
    'a stack of Chromium',
    `TypeError: a is not a function
    at e (https://portal.test/assets/frame.0a1b2c.js:2:10)
    at https://portal.test/mf/glossario/1.1.0/4f0c2a.js?attempt=1:1:2345`,
    [{ ...ofShell, version: '' }, place],
  ],
  ['a stack of Firefox', 'e@https://portal.test/mf/glossario/1.1.0/4f0c2a.js:1:2345', [place]],
  [
    'a stack on a page of another site',
    'at o (https://portal.test/mf/glossario/1.1.0/embed/ab12.js:3:4)',
    [{ ...place, file: 'embed/ab12.js', line: 3, column: 4 }],
  ],
  [
    'a version of unreleased sources',
    'ricerca-codice@1.0.0-3f2a9c1b remoteEntry.js:1:2',
    [{ part: 'ricerca-codice', version: '1.0.0-3f2a9c1b', file: 'remoteEntry.js', line: 1, column: 2 }],
  ],
  ['a text without a place', 'TypeError: a is not a function', []],
])('%s names places', (_, text, places) => expect(positionsIn(text)).toEqual(places));
