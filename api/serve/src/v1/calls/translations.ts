import { type Language, localeOf, textIn } from '@territori/languages';
import { inEachLanguage } from '@territori/languages/messagesOf';
import { readDecisions } from '@territori/traduzione';
import { COMMON } from '@territori/wire/v1/parameters';
import { LONGEST_LIST, RichiestaTraduzione, Traduzione } from '@territori/wire/v1/traduzioni';
import type { Static } from 'typebox';
import { Type } from 'typebox';
import { message } from '../../message.ts';
import { lastDayNote } from '../../reports/lastDayNote.ts';
import { describedEpoch, describedOutcome, describedQuestion, translateValues } from '../../translation/translateValues.ts';
import { Problem } from '../errors/Problem.ts';
import { negotiate } from '../formats/format.ts';
import { withinHistory } from './answering/askedDays.ts';
import { openCall } from './answering/openCall.ts';
import type { Call } from './Call.ts';

/** The largest body, in bytes: as many values as a call takes, each a name with its province. */
const LARGEST_BODY = LONGEST_LIST * 200;

/** The codes or names of a list on another day: what the page and the command do with a column. */
export const translations: Call = {
  method: 'POST',
  path: '/traduzioni',
  name: 'traduzioni',
  tag: 'Traduzioni',
  parts: Type.Object({}),
  query: Type.Object(COMMON),
  body: RichiestaTraduzione,
  largestBody: LARGEST_BODY,
  answer: Traduzione,
  formats: ['json'],
  examples: [
    {
      title: 'translations.example.codesToday',
      url: '/traduzioni',
      body: { valori: ['037009', '037011', '058091'], tipo: 'comune', dal: '2013-06-01', al: '2025-01-01' },
    },
    {
      title: 'translations.example.codesMeantOtherMunicipalities',
      url: '/traduzioni',
      body: { valori: ['030110', '030071'], tipo: 'comune', al: '2025-01-01' },
    },
    {
      title: 'translations.example.namesTheirProvincesWhose',
      url: '/traduzioni',
      body: { valori: [{ denominazione: 'Samone', provincia: 'TN' }, 'Presicce'], tipo: 'denominazione', al: '2025-01-01' },
    },
  ],
  async handle(request, reply, sources) {
    const context = await openCall(request, sources);
    negotiate(request, ['json'], (request.query as { formato?: string }).formato);
    const { valori, tipo, dal, al, decisioni } = request.body as Static<typeof RichiestaTraduzione>;
    withinHistory('al', al);
    if (dal !== undefined && dal !== 'ultimo') withinHistory('dal', dal);
    const { texts, translation, question, kind, recognised } = translateValues(
      await context.model.history(),
      valori,
      tipo,
      dal,
      al,
      readDecisions({ formato: 1, decisioni: decisioni ?? [] }),
    );
    if (!translation) throw unrecognised(recognised?.epoch.share ?? 0);
    const notice = textIn(lastDayNote(context.edition, al), context.language);
    const answer: Static<typeof Traduzione> = {
      dati: translation.outcomes.map((outcome, place) => describedOutcome(texts[place] as string, outcome)),
      epoca: recognised && describedEpoch(recognised),
      domanda: question && describedQuestion(question, kind, context.language),
      ...(notice !== undefined && { avviso: notice }),
      edizione: context.editionName,
    };
    return reply
      .headers({ 'cache-control': 'no-store', 'content-language': context.language })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer));
  },
};

function unrecognised(share: number): Problem {
  const percentIn = (language: Language) =>
    new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share * 100);
  return new Problem(
    'epoca_non_riconosciuta',
    inEachLanguage((language) => message.in(language)('translations.unrecognised', { percent: percentIn(language) })),
    'dal',
  );
}
