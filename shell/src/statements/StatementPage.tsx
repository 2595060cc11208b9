import type { Language, Localized } from '@territori/contract';
import { useKit, useLanguage } from '@territori/kit';
import { type Content, loadContent, useShownPage } from '@territori/kit/portal';
import { useQuery } from '@territori/kit/query';
import { SOURCE_LANGUAGE, textIn } from '@territori/languages';
import { ErrorState } from '@territori/ui/feedback';
import { Page, PageHeader, Stack } from '@territori/ui/layout';
import { PageTitle, Prose, SectionTitle } from '@territori/ui/text';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { PageLoading } from '../outlet/PageLoading.tsx';
import { StatementParagraph } from './StatementParagraph.tsx';
import type { Statement, StatementText } from './statements.ts';

/** One statement, in the visitor's language. */
export function StatementPage({ name, path, source, translations }: Statement) {
  const language = useLanguage();
  const kit = useKit();
  const own = kit.config.identity?.statements?.[name];
  const text = useShellMessages();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['statement', path, language],
    queryFn: () => (own ? readStatement(own, language) : loadContent(kit, source, translations)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = data?.content.title ?? text('dichiarazione.nonCaricata');
  useShownPage(title, !isPending);
  if (isPending) return <PageLoading />;
  return (
    <Page>
      <PageHeader>
        <PageTitle>{data && data.language !== language ? <span lang={data.language}>{title}</span> : title}</PageTitle>
      </PageHeader>
      {isError ? (
        <ErrorState title={title} labels={{ retry: text('guasto.riprova') }} onRetry={() => void refetch()} />
      ) : (
        <div lang={data.language}>
          <StatementSections sections={data.content.sections} />
        </div>
      )}
    </Page>
  );
}

/** The statement of the identity, in the language or in Italian. */
async function readStatement(addresses: Localized, wanted: Language): Promise<Content<StatementText>> {
  const language = addresses[wanted] ? wanted : SOURCE_LANGUAGE;
  const address = textIn(addresses, language);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return { content: await answer.json(), language };
}

function StatementSections({ sections }: Pick<StatementText, 'sections'>) {
  return (
    <Stack gap="large">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Stack gap="small">
            <SectionTitle>{heading}</SectionTitle>
            <Prose>
              {paragraphs.map((texts) => (
                <StatementParagraph key={String(texts)} texts={texts} />
              ))}
            </Prose>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
