import { knownLanguages } from '@territori/languages/translations';
import { expect, it } from 'vitest';
import { languageIn, traduciOptions } from './traduciOptions.ts';
import { UsageError } from './UsageError.ts';

const AL = ['--al', '2020-01-01'];

it.each([
  ['no file', AL, 'Indica un file, uno soltanto.'],
  ['two files', ['a.csv', 'b.csv', ...AL], 'Indica un file, uno soltanto.'],
  ['no day', ['a.csv'], 'Manca --al, il giorno al quale tradurre.'],
  ['a day that does not exist', ['a.csv', '--al', '2020-02-30'], '--al: "2020-02-30" non è una data. Scrivila come AAAA-MM-GG.'],
  ['an unknown option', ['a.csv', '--all', '2020-01-01'], 'L’opzione --all non esiste.'],
  ['an option without its value', ['a.csv', '--al'], 'L’opzione --al è senza valore.'],
  ['an option before another one', ['a.csv', '--al', '--dal', 'ultimo'], 'L’opzione --al è senza valore.'],
  ['a value where none belongs', ['a.csv', ...AL, '--help=si'], 'L’opzione --help non accetta un valore.'],
  ['another weight', ['a.csv', ...AL, '--pesi', 'reddito'], '--pesi: "reddito" non è né popolazione né superficie.'],
  ['another language', ['a.csv', ...AL, '--lingua', 'fr'], `--lingua: "fr" non è tra le lingue: ${knownLanguages().join(', ')}.`],
  ['an output of another kind', ['a.csv', ...AL, '--uscita', 'a.pdf'], '--uscita: "a.pdf" non finisce con .csv o .xlsx.'],
])('a command with %s is refused in the language of the visitor', (_, args, sentence) => {
  const said = (() => {
    try {
      return traduciOptions(args);
    } catch (error) {
      return error instanceof UsageError ? error.in('it') : error;
    }
  })();
  expect(said).toBe(sentence);
});

it('the language of the messages holds also where another argument is wrong', () => {
  expect([['--lingua', 'it', '--x'], ['--lingua=it'], ['--lingua', 'en'], []].map(languageIn)).toEqual(['it', 'it', 'en', 'en']);
});
