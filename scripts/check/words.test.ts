import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sectionIds } from '@territori/build/workspace';
import { describe, expect, it } from 'vitest';

const folders = [
  ...sectionIds().map((id) => `mf-${id}/src`),
  'shell/src',
  'shared/kit/src',
  'shared/report-flow/src',
  'shared/map/src',
  'shared/exports/src',
  'api/content',
  ...['edition', 'history', 'load', 'reports', 'serve'].map((name) => `api/${name}/src`),
  'shared/wire/src',
  'shared/traduzione/src',
];

/** The files of texts in a language. */
function textsIn(language: 'it' | 'en'): readonly string[] {
  const ofEditors = language === 'it' ? '/content/(?![a-z]{2,3}/)' : `/content/${language}/`;
  return (
    [...folders, ...(language === 'it' ? [] : [`shared/languages/${language}`])]
      .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
      .filter((file) => new RegExp(`(^|[/.])${language}\\.json$|^shared/languages/.*\\.json$|${ofEditors}.*\\.yaml$`).test(file))
      // the title of a source is what its publisher called it
      .filter((file) => file !== 'shared/languages/en/api/load.json')
  );
}

const linesWith = (files: readonly string[], words: RegExp) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => words.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe('the words of the texts', () => {
  it('are those that English has for a unit, which is established and abolished, and for a version, which is in use', () => {
    const files = textsIn('en');
    expect(files.length).toBeGreaterThan(30);
    expect(linesWith(files, /\bconstitutions?\b|\bconstituted\b|\b[Ee]xtinct(ions?)?\b|\b[Ss]uppressed\b|\b[Rr]unning versions\b/)).toEqual(
      [],
    );
    // with a capital it is the law, except where a text begins with it
    expect(linesWith(files, /["'/] ?Constitutions?\b/)).toEqual([]);
    expect(linesWith(files, /\bthe list of a day\b/i), 'a list is as of a day').toEqual([]);
  });

  it('agree in Italian with what they are about', () => {
    const files = textsIn('it');
    expect(files.length).toBeGreaterThan(30);
    // a comune is masculine, a search page does not begin in the middle of a sentence, and what is born has one origin
    expect(linesWith(files, /Esistita dal|Riepilogo variazioni, nel|Nasce dal territorio di:/)).toEqual([]);
  });
});

/** A number and, right behind it, a word that is wrong when the number is one. */
const SEVERAL = {
  it: /\{\{\w+\}\} (righe|valori|colonne|variazioni|comuni|province|regioni|risultati|termini|pagine|celle|nomi|volte|codici|giorni|anni)\b/,
  en: /\{\{\w+\}\} (rows|values|columns|changes|municipalities|provinces|regions|results|terms|pages|cells|names|times|units|files|reports|codes|days|years)\b/,
} as const;

/** Texts whose number is never one: a limit, or a count that is shown only for several. */
const NEVER_ONE: readonly RegExp[] = [
  /^prova\.prime$|^genealogia\.tutte$|^mostraTutte$|^altriValori$/,
  // a table has several columns, and its PDF of more than twelve columns several pages
  /^tabella\.riassunto$|^pdf\.largo\./,
  // a map draws all units of a level
  /^mappa\.nome$/,
  // a limit of a call, and a code whose name ends with a verb
  /^reconcile\.extend\.tooMany$|^calls\.variazioni_atom\.description$|^changeSentences\.RN/,
  // one change has one row, or more than one
  /^tutte\.variazioni_one$/,
];

describe.each(['it', 'en'] as const)('a number in the texts in %s', (language) => {
  it('has a form for one and a form for several', () => {
    const files = textsIn(language).filter((file) => file.endsWith(language === 'it' ? 'messages/it.json' : '.json'));
    expect(files.length).toBeGreaterThan(12);
    const wrong = files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>)
        .filter(([key, text]) => SEVERAL[language].test(text) && !key.endsWith('_other') && !NEVER_ONE.some((known) => known.test(key)))
        .map(([key, text]) => `${file}: ${key}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('the help says as many letters as the search waits for', () => {
  const source = readFileSync(join(root, 'shell/src/search/useSearch.ts'), 'utf8');
  const [, shortest = ''] = /SHORTEST_SEARCH = (\d+)/.exec(source) ?? [];
  const page = readFileSync(join(root, 'mf-home/src/pages/search/ResultsPage.tsx'), 'utf8');
  const [, shortestOfPage = ''] = /SHORTEST = (\d+)/.exec(page) ?? [];
  for (const language of ['it', 'en'])
    for (const [italian, name, number] of [
      ['shell/src/messages/it.json', 'shell.json', shortest],
      ['shell/src/statements/help.it.json', 'shell/statements/help.json', shortest],
      ['mf-home/src/messages/it.json', 'mf-home.json', shortestOfPage],
    ] as const) {
      const file = language === 'it' ? italian : `shared/languages/${language}/${name}`;
      const texts = readFileSync(join(root, file), 'utf8');
      const said = [...texts.matchAll(/(?:almeno|at least) (\d+) (?:caratteri|characters)/gi)].map(([, digits]) => digits);
      expect(said.length, file).toBeGreaterThan(0);
      expect(new Set(said), file).toEqual(new Set([number]));
    }
});
