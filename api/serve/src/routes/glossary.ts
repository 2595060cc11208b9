import { containsText } from '@territori/traduzione/nomi';
import { TermineGlossario } from '@territori/wire';
import type { Language } from '@territori/wire/language';
import { EditionParameter, Language as LanguageParameter, TextParameter } from '@territori/wire/parameters';
import { Type } from 'typebox';
import type { GlossaryTerm } from '../content/schema.ts';
import { contentDisposition } from '../exports/fileName.ts';
import { xlsxStream } from '../exports/xlsx.ts';
import { errors, languageOfCall, type Routes } from './route.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TITLES = { it: 'Glossario', en: 'Glossary' };
const LABELS = {
  it: ['Termine', 'Definizione', 'Periodo', 'Fonte', 'Note', 'Link'],
  en: ['Term', 'Definition', 'Period', 'Source', 'Notes', 'Links'],
};

/** The glossary of territorial terms. */
export const glossaryRoutes: Routes =
  ({ content, identity }) =>
  async (app) => {
    const terms = { it: describe(content.glossary, 'it'), en: describe(content.glossary, 'en') };

    app.get(
      '/api/Report/Glossario',
      {
        config: { cache: 'day' },
        schema: {
          tags: ['Glossario'],
          summary: 'All terms, by name',
          querystring: Type.Object({ plang: LanguageParameter, edizione: EditionParameter }),
          response: { 200: Type.Array(TermineGlossario), ...errors },
        },
      },
      async (request) => terms[languageOfCall(request, request.query.plang)],
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
          response: { 200: Type.String({ format: 'binary' }), ...errors },
        },
      },
      async (request, reply) => {
        const language = languageOfCall(request, request.query.plang);
        const found = terms[language].filter(({ nome }) => containsText(nome, request.query.pfilter ?? ''));
        const rows = found.map((term) => [
          term.nome,
          term.descrizione,
          term.periodo,
          term.fonte,
          term.note,
          term.links.map(({ hyperlink }) => hyperlink).join('\n'),
        ]);
        const columns = LABELS[language].map((label) => ({ label, type: 'VARCHAR' as const, mask: '' }));
        return reply
          .type(XLSX)
          .header('content-disposition', contentDisposition('glossario.xlsx'))
          .send(
            xlsxStream([{ name: 'Dati', columns, blocks: [rows] }], {
              title: TITLES[language],
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
      nome: term.nome[language],
      descrizione: term.descrizione[language].trim(),
      id_geoglossario_partizione: term.partizione,
      periodo: term.periodo ?? null,
      fonte: term.fonte?.[language] ?? null,
      note: term.note?.[language].trim() ?? null,
      versione: term.versione ?? null,
      anno: term.anno ?? null,
      links: (term.links ?? []).map(({ testo, indirizzo }) => ({ link: testo[language], hyperlink: indirizzo })),
    }))
    .sort((a, b) => a.nome.localeCompare(b.nome, language));
}
