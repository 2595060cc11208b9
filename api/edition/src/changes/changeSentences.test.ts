import { describe, expect, it } from 'vitest';
import { type ChangeFacts, changeSentence } from './changeSentences.ts';

const facts = (about: Partial<ChangeFacts>): ChangeFacts => ({
  level: 'comune',
  before: 'Bazzano (037004)',
  after: 'Valsamoggia (037061)',
  newName: 'Valsamoggia',
  newCode: '037061',
  oldProvince: null,
  newProvince: null,
  othersStay: false,
  abroad: false,
  ...about,
});

describe('the sentence on a change', () => {
  it.each([
    [
      'CS',
      { others: 'Bazzano (037004) e Crespellano (037021)' },
      'Nasce il comune di Valsamoggia (037061), con il territorio di Bazzano (037004) e Crespellano (037021).',
    ],
    [
      'CS',
      { after: 'Mappano (001316)', others: 'Caselle Torinese (001063)', othersStay: true },
      'Nasce il comune di Mappano (001316), con una parte del territorio di Caselle Torinese (001063).',
    ],
    ['CS', {}, 'Nasce il comune di Valsamoggia (037061).'],
    ['ES', { others: 'Valsamoggia (037061)' }, 'Cessa il comune di Bazzano (037004): il territorio passa a Valsamoggia (037061).'],
    ['ES', {}, 'Cessa il comune di Bazzano (037004); nessuna fonte caricata dice a chi passa il territorio.'],
    ['PV', { after: 'Fiume (701706)', abroad: true }, 'Il comune di Fiume (701706) entra a far parte dell’Italia da uno Stato estero.'],
    ['AS', { before: 'Pola (702028)' }, 'Il comune di Pola (702028) passa a uno Stato estero.'],
    ['CD', { before: 'Lonato (017092)', newName: 'Lonato del Garda' }, 'Il comune di Lonato (017092) prende il nome di Lonato del Garda.'],
    [
      'AP',
      { before: 'Monza (015149)', oldProvince: 'Milano', newProvince: 'Monza e della Brianza', newCode: '108033' },
      'Il comune di Monza (015149) passa dalla provincia di Milano a quella di Monza e della Brianza; il codice è ora 108033.',
    ],
    ['RN', { before: 'Ales (095004)', newCode: '115004' }, 'Il codice del comune di Ales (095004) diventa 115004.'],
    ['AQES', { before: 'Cles', others: 'Mechel' }, 'Il comune di Cles acquisisce il territorio di Mechel, che cessa.'],
    [
      'CECS',
      { before: 'Trapani (081021)', others: 'Misiliscemi (081025)' },
      'Il comune di Trapani (081021) cede territorio a Misiliscemi (081025), che nasce.',
    ],
    [
      'CE',
      { before: 'Favara (084017)', others: 'Agrigento (084001)' },
      'Il comune di Favara (084017) cede territorio ad Agrigento (084001).',
    ],
    ['CE', { before: 'Prepotto' }, 'Il comune di Prepotto cede territorio.'],
    [
      'ES',
      { level: 'uts', before: 'Caserta (061)' },
      'Cessa la provincia/Uts di Caserta (061); nessuna fonte caricata dice a chi passa il territorio.',
    ],
  ] as const)('in Italian: %s %j', (kind, about, sentence) => {
    expect(changeSentence(kind, facts(about), 'it')).toBe(sentence);
  });

  it.each([
    [
      'CS',
      { after: 'Mappano (001316)', others: 'Caselle Torinese (001063)', othersStay: true },
      'The municipality of Mappano (001316) is founded, with a part of the territory of Caselle Torinese (001063).',
    ],
    [
      'ES',
      { others: 'Valsamoggia (037061)' },
      'The municipality of Bazzano (037004) ceases to exist: its territory passes to Valsamoggia (037061).',
    ],
    [
      'AP',
      { before: 'Monza (015149)', newProvince: 'Monza e della Brianza', newCode: null },
      'The municipality of Monza (015149) moves to the province of Monza e della Brianza.',
    ],
    ['AQ', { level: 'regione', before: 'Umbria', others: 'Lazio' }, 'The region Umbria acquires territory from Lazio.'],
  ] as const)('in English: %s %j', (kind, about, sentence) => {
    expect(changeSentence(kind, facts(about), 'en')).toBe(sentence);
  });

  it.each([
    [{ gainedFrom: 'Xitta (081818)' }, 'Il comune di Trapani (081021) acquisisce il territorio di Xitta (081818).'],
    [{ lostTo: 'Paceco (081013)' }, 'Il comune di Trapani (081021) cede territorio a Paceco (081013).'],
    [{ gainedFrom: 'A', lostTo: 'B' }, 'Il comune di Trapani (081021) acquisisce il territorio di A e cede territorio a B.'],
  ])('says of a change of an unknown kind what passed on that day: %j', (about, sentence) => {
    expect(changeSentence(null, facts({ before: 'Trapani (081021)', ...about }), 'it')).toBe(sentence);
  });

  it('admits that the sources do not say what happened', () => {
    expect(changeSentence(null, facts({ before: 'Ledro (022229)' }), 'it')).toBe(
      'Per il comune di Ledro (022229) la fonte riporta un confine fra due periodi con gli stessi attributi e non dice che cosa è avvenuto.',
    );
  });
});

it('says of a province whose UTS code alone changed that its historical code stays', () => {
  const about = facts({ level: 'uts', before: 'Torino (001)', newCode: '001' });
  expect(changeSentence('RN', about, 'it')).toBe(
    'Cambia il codice UTS della provincia/Uts di Torino (001), che conserva il codice storico.',
  );
  expect(changeSentence('RN', about, 'en')).toBe('The UTS code of the province/UTS of Torino (001) changes; its historical code stays.');
});
