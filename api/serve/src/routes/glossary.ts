import type { Language } from '@territori/languages';
import { textIn } from '@territori/languages';
import { containsText } from '@territori/traduzione/nomi';
import { TermineGlossario } from '@territori/wire';
import { EditionParameter, Language as LanguageParameter, TextParameter } from '@territori/wire/parameters';
import { Type } from 'typebox';
import type { GlossaryTerm } from '../content/schema.ts';
import { contentDisposition } from '../exports/fileName.ts';
import { xlsxStream } from '../exports/fileStreams.ts';
import { inEveryLanguage } from '../http/inEveryLanguage.ts';
import { message } from '../message.ts';
import { errorAnswers, languageOfCall, type Routes } from './route.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TITLES = message('glossary.glossary');
const LABELS = ['glossary.term', 'glossary.definition', 'glossary.period', 'glossary.source', 'glossary.notes', 'glossary.links'] as const;

/** The glossary of territorial terms. */
export const glossaryRoutes: Routes =
  ({ content, identity }) =>
  async (app) => {
    const termsIn = inEveryLanguage((language) => describe(content.glossary, language));

    app.get(
      '/api/Report/Glossario',
      {
        config: { cache: 'day' },
        schema: {
          tags: ['Glossario'],
          summary: 'All terms, by name',
          querystring: Type.Object({ plang: LanguageParameter, edizione: EditionParameter }),
          response: { 200: Type.Array(TermineGlossario), ...errorAnswers },
        },
      },
      async (request) => termsIn(languageOfCall(request, request.query.plang)),
    );

    app.get(
      '/api/Report/GeoglossarioDownload',
      {
        config: { cache: 'day' },
        schema: {
          tags: ['Glossario'],
          summary: 'The terms whose name contains the filter as XLSX',
          querystring: Type.Object({
            pfilter: Type.Optional(TextParameter('Part of the name; case and accents do not matter', 'comune')),
            plang: LanguageParameter,
          }),
          response: { 200: Type.String({ format: 'binary' }), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const language = languageOfCall(request, request.query.plang);
        const found = termsIn(language).filter(({ nome }) => containsText(nome, request.query.pfilter ?? ''));
        const rows = found.map((term) => [
          term.nome,
          term.descrizione,
          term.periodo,
          term.fonte,
          term.note,
          term.links.map(({ hyperlink }) => hyperlink).join('\n'),
        ]);
        const columns = LABELS.map((key) => ({ label: textIn(message(key), language), type: 'VARCHAR' as const, mask: '' }));
        return reply
          .type(XLSX)
          .header('content-disposition', contentDisposition('glossario.xlsx'))
          .send(
            xlsxStream([{ name: 'Dati', columns, blocks: [rows] }], {
              title: textIn(TITLES, language),
              language,
              creator: identity.product,
            }),
          );
      },
    );
  };

function describe(glossary: readonly GlossaryTerm[], language: Language): TermineGlossario[] {
  return glossary
    .map((term) => ({
      id_geoglossario: term.id,
      nome: textIn(term.nome, language),
      descrizione: textIn(term.descrizione, language).trim(),
      id_geoglossario_partizione: term.partizione,
      periodo: term.periodo ?? null,
      fonte: textIn(term.fonte, language) ?? null,
      note: textIn(term.note, language)?.trim() ?? null,
      versione: term.versione ?? null,
      anno: term.anno ?? null,
      links: (term.links ?? []).map(({ testo, indirizzo }) => ({ link: textIn(testo, language), hyperlink: indirizzo })),
    }))
    .sort((a, b) => a.nome.localeCompare(b.nome, language));
}
