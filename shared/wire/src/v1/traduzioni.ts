import { Type } from 'typebox';
import { Day, OrNull, Shape, Share, Text, Whole } from './blocks.ts';
import { Relazione } from './corrispondenza.ts';
import { Certezza } from './values.ts';

/** Values of one call, at most. */
export const LONGEST_LIST = 10_000;
const LONGEST_VALUE = 200;

const word = Type.String({ maxLength: LONGEST_VALUE });

export const RichiestaTraduzione = Type.Object(
  {
    valori: Type.Array(
      Type.Union([
        word,
        Type.Null(),
        Type.Object(
          { denominazione: word, provincia: Type.Optional(word) },
          { title: 'NomeConProvincia', description: 'A name with its province: name, plate or code' },
        ),
      ]),
      { minItems: 1, maxItems: LONGEST_LIST, description: `The values in their order, at most ${LONGEST_LIST}` },
    ),
    tipo: Type.Enum(['comune', 'catastale', 'denominazione', 'uts', 'sigla', 'nuts', 'regione'], {
      description: 'What the values are; uts takes codes of both systems of provinces',
    }),
    dal: Type.Optional(
      Type.Union([Type.String({ format: 'date' }), Type.Literal('ultimo')], {
        description: 'The day of which the values are, or ultimo: for each its last day in force. Without it the epoch is recognised',
      }),
    ),
    al: Type.String({ format: 'date', description: 'The day to translate to, earlier or later' }),
    decisioni: Type.Optional(
      Type.Array(
        Type.Object(
          {
            valore: word,
            accanto: Type.Union([word, Type.Null()], {
              description: 'The province beside it; null where the decision holds whatever stands there',
            }),
            livello: Type.Enum(['comune', 'uts', 'regione']),
            unita: Type.Union([Type.Integer(), Type.Null()], {
              description: 'Permanent number of the unit that the value means; null where it does not name a unit',
            }),
            codice: Type.Optional(word),
            denominazione: Type.Optional(word),
          },
          { title: 'Decisione', additionalProperties: false },
        ),
        {
          maxItems: LONGEST_LIST,
          description: 'The `decisioni` of a file that the page saved: what values mean that the rules do not settle',
        },
      ),
    ),
  },
  { title: 'RichiestaTraduzione', additionalProperties: false },
);

const Alternativa = Shape('Alternativa', {
  dal: Day('First day'),
  al: OrNull(Day('First day out of it, null when open')),
  quota: Share('Share of the values'),
});

export const EpocaRiconosciuta = Shape('EpocaRiconosciuta', {
  dal: OrNull(Day('First day, null when it is not recognised')),
  al: OrNull(Day('First day out of it, null when open or not recognised')),
  quota: Share('Share of the distinct values that were in force'),
  verdetto: Type.Enum(['certa', 'probabile', 'mista', 'non_riconosciuta']),
  alternative: Type.Array(Alternativa, { description: 'Other times, the best first' }),
  discordanti: Type.Array(
    Shape('ValoreDiscordante', {
      valore: Text('The value'),
      motivo: Type.Enum(['refuso', 'cessato', 'non_ancora_iniziato', 'sconosciuto']),
      suggerimento: OrNull(Text('The code that a typing error may mean, never applied')),
    }),
    { description: 'The distinct values that were not in force, each with the reason' },
  ),
});

/** Asked where the values are of one of several times that fit equally well and some of them come to other units in each. */
export const DomandaTraduzione = Shape('DomandaTraduzione', {
  testo: Text('The question, in the language of the answer'),
  valori: Whole('Distinct values that depend on the day'),
  esempi: Type.Array(Text('A value that depends on the day', '030110')),
  risposte: Type.Array(
    Shape('RispostaPossibile', {
      dal: Day('First day of the time: given as dal, it settles the values'),
      al: OrNull(Day('First day out of it, null when open')),
      testo: Text('The answer as a sentence, with examples'),
      esempi: Type.Array(
        Shape('EsempioRisposta', {
          valore: Text('The value', '030110'),
          codice: Text('Code of the unit that it means then', '030110'),
          nome: Text('Name of that unit then', 'Socchieve'),
        }),
      ),
    }),
    { description: 'The times, the newest first' },
  ),
});

export const ValoreTradotto = Shape('ValoreTradotto', {
  valore: Text('The value as it was given'),
  esito: Text('What became of it', 'ricodificata'),
  codice_nuovo: OrNull(Text('Code on the day asked, null where it is not one unit')),
  nome_nuovo: OrNull(Text('Name on the day asked')),
  unita: OrNull(Whole('Permanent number of the unit')),
  candidati: Type.Array(Text('A code, followed by a colon and its weight where that is known'), {
    description:
      'All units where they are several, with their codes on the day asked; of an ambiguous name those of the day that `candidati_al_…` among the notices gives; of a value that depends on the day those of all days, each with its day and codes in `se_dal_…`. The suggestion for an unknown value',
  }),
  territorio: Type.Array(
    Shape('ParteTerritorio', {
      codice: Text('Code on the day asked', '003'),
      denominazione: Text('Name on the day asked', 'Novara'),
      peso: OrNull(Share('Its share of the population, null where no source has the figures of every part')),
      anno: OrNull(Whole('Year of the figures on which the share rests')),
    }),
    {
      description:
        'The units that hold the territory of the value, where they are several: its figures are those of all of them, also where the unit itself goes on. Empty where the figures can be carried over',
    },
  ),
  data_evento: OrNull(Text('Days of the decisive events in their order, joined by |')),
  tipo_evento: OrNull(Text('Kinds of the decisive events, joined by |')),
  provvedimento: OrNull(Text('Acts of the decisive events, joined by |')),
  relazione: OrNull(Relazione),
  certezza: OrNull(Certezza),
  avvisi: Type.Array(Text('A notice', 'ceduto_territorio')),
});

export const Traduzione = Type.Object(
  {
    dati: Type.Array(ValoreTradotto, { description: 'One entry for each value, in their order' }),
    epoca: OrNull(EpocaRiconosciuta),
    domanda: OrNull(DomandaTraduzione),
    avviso: Type.Optional(Text('The day asked is after the last one of the edition')),
    edizione: Text('Name of the edition'),
  },
  { title: 'Traduzione', additionalProperties: false },
);
