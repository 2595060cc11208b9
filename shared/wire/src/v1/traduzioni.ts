import { reference } from '@territori/languages';
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
          { title: 'NomeConProvincia', description: 'traduzioni.RichiestaTraduzione.valori' },
        ),
      ]),
      { minItems: 1, maxItems: LONGEST_LIST, description: reference('traduzioni.valori', { most: LONGEST_LIST }) },
    ),
    tipo: Type.Enum(['comune', 'catastale', 'denominazione', 'uts', 'sigla', 'nuts', 'regione'], {
      description: 'traduzioni.RichiestaTraduzione.tipo',
    }),
    dal: Type.Optional(
      Type.Union([Type.String({ format: 'date' }), Type.Literal('ultimo')], {
        description: 'traduzioni.RichiestaTraduzione.dal',
      }),
    ),
    al: Type.String({ format: 'date', description: 'traduzioni.RichiestaTraduzione.al' }),
    decisioni: Type.Optional(
      Type.Array(
        Type.Object(
          {
            valore: word,
            accanto: Type.Union([word, Type.Null()], {
              description: 'traduzioni.RichiestaTraduzione.decisioni.accanto',
            }),
            livello: Type.Enum(['comune', 'uts', 'regione']),
            unita: Type.Union([Type.Integer(), Type.Null()], {
              description: 'traduzioni.RichiestaTraduzione.decisioni.unita',
            }),
            codice: Type.Optional(word),
            denominazione: Type.Optional(word),
          },
          { title: 'Decisione', additionalProperties: false },
        ),
        {
          maxItems: LONGEST_LIST,
          description: 'traduzioni.RichiestaTraduzione.decisioni',
        },
      ),
    ),
  },
  { title: 'RichiestaTraduzione', additionalProperties: false },
);

const Alternativa = Shape('Alternativa', {
  dal: Day('confini.calendario.dal'),
  al: OrNull(Day('traduzioni.Alternativa.al')),
  quota: Share('traduzioni.Alternativa.quota'),
});

export const EpocaRiconosciuta = Shape('EpocaRiconosciuta', {
  dal: OrNull(Day('traduzioni.EpocaRiconosciuta.dal')),
  al: OrNull(Day('traduzioni.EpocaRiconosciuta.al')),
  quota: Share('traduzioni.EpocaRiconosciuta.quota'),
  verdetto: Type.Enum(['certa', 'probabile', 'mista', 'non_riconosciuta']),
  alternative: Type.Array(Alternativa, { description: 'traduzioni.EpocaRiconosciuta.alternative' }),
  discordanti: Type.Array(
    Shape('ValoreDiscordante', {
      valore: Text('traduzioni.EpocaRiconosciuta.discordanti.valore'),
      motivo: Type.Enum(['refuso', 'cessato', 'non_ancora_iniziato', 'sconosciuto']),
      suggerimento: OrNull(Text('traduzioni.EpocaRiconosciuta.discordanti.suggerimento')),
    }),
    { description: 'traduzioni.EpocaRiconosciuta.discordanti' },
  ),
});

/** Asked where the values are of one of several times that fit equally well and some of them come to other units in each. */
export const DomandaTraduzione = Shape('DomandaTraduzione', {
  testo: Text('traduzioni.DomandaTraduzione.testo'),
  valori: Whole('traduzioni.DomandaTraduzione.valori'),
  esempi: Type.Array(Text('traduzioni.DomandaTraduzione.esempi', '030110')),
  risposte: Type.Array(
    Shape('RispostaPossibile', {
      dal: Day('traduzioni.DomandaTraduzione.risposte.dal'),
      al: OrNull(Day('traduzioni.Alternativa.al')),
      testo: Text('traduzioni.DomandaTraduzione.risposte.testo'),
      esempi: Type.Array(
        Shape('EsempioRisposta', {
          valore: Text('traduzioni.EpocaRiconosciuta.discordanti.valore', '030110'),
          codice: Text('traduzioni.DomandaTraduzione.risposte.esempi.codice', '030110'),
          nome: Text('traduzioni.DomandaTraduzione.risposte.esempi.nome', 'Socchieve'),
        }),
      ),
    }),
    { description: 'traduzioni.DomandaTraduzione.risposte' },
  ),
});

export const ValoreTradotto = Shape('ValoreTradotto', {
  valore: Text('traduzioni.ValoreTradotto.valore'),
  esito: Text('traduzioni.ValoreTradotto.esito', 'ricodificata'),
  codice_nuovo: OrNull(Text('traduzioni.ValoreTradotto.codice_nuovo')),
  nome_nuovo: OrNull(Text('traduzioni.ValoreTradotto.nome_nuovo')),
  unita: OrNull(Whole('confini.NonDisegnata.id')),
  candidati: Type.Array(Text('traduzioni.ValoreTradotto.candidati'), {
    description: 'traduzioni.ValoreTradotto.candidati.allUnitsWhereThey',
  }),
  territorio: Type.Array(
    Shape('ParteTerritorio', {
      codice: Text('traduzioni.ValoreTradotto.territorio.codice', '003'),
      denominazione: Text('traduzioni.ValoreTradotto.nome_nuovo', 'Novara'),
      peso: OrNull(Share('traduzioni.ValoreTradotto.territorio.peso')),
      anno: OrNull(Whole('traduzioni.ValoreTradotto.territorio.anno')),
    }),
    {
      description: 'traduzioni.ValoreTradotto.territorio',
    },
  ),
  data_evento: OrNull(Text('traduzioni.ValoreTradotto.data_evento')),
  tipo_evento: OrNull(Text('traduzioni.ValoreTradotto.tipo_evento')),
  provvedimento: OrNull(Text('traduzioni.ValoreTradotto.provvedimento')),
  relazione: OrNull(Relazione),
  certezza: OrNull(Certezza),
  avvisi: Type.Array(Text('traduzioni.ValoreTradotto.avvisi', 'ceduto_territorio')),
});

export const Traduzione = Type.Object(
  {
    dati: Type.Array(ValoreTradotto, { description: 'traduzioni.Traduzione.dati' }),
    epoca: OrNull(EpocaRiconosciuta),
    domanda: OrNull(DomandaTraduzione),
    avviso: Type.Optional(Text('traduzioni.Traduzione.avviso')),
    edizione: Text('archivio.edizione'),
  },
  { title: 'Traduzione', additionalProperties: false },
);
