import { type RegistryEntry, textIn } from '@territori/contract';
import { useKit, useLanguage } from '@territori/kit';
import { useSearchParams } from '@territori/kit/router';
import { CodeSample } from '@territori/ui/code';
import { EmptyState } from '@territori/ui/feedback';
import { Columns, Page, PageHeader, Panel, Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { PageTitle, Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { startTransition, useMemo, useOptimistic } from 'react';
import { useShellMessages } from '../messages/useShellMessages.ts';
import { usePortal } from '../portal/PortalProvider.tsx';
import { OWN_PATHS } from '../registry/ownPaths.ts';
import { ChoicesForm } from './ChoicesForm.tsx';
import { type Choices, readChoices } from './choices.ts';
import { apiAddress, embedAddress } from './embedAddresses.ts';
import { Preview } from './Preview.tsx';
import { cssSnippet, frameSnippet, headSnippet, htmlSnippet, type Publication, policySnippet } from './snippet.ts';
import { useEmbeddingMessages } from './useEmbeddingMessages.ts';

const useStyles = makeStyles({
  // stays in view beside a long preview, where the window is tall enough
  choices: { '@media (min-width: 60rem) and (min-height: 56rem)': { position: 'sticky', top: tokens.spacingVerticalL } },
});

const inMenuOrder = (entries: RegistryEntry[]) =>
  entries.sort((a, b) => (a.section.nav?.order ?? Number.POSITIVE_INFINITY) - (b.section.nav?.order ?? Number.POSITIVE_INFINITY));

/**
 * Lets an integrator choose the options of a section, shows the section live, and writes the code to copy. The choices
 * are in the address.
 */
export default function EmbeddingPage() {
  const text = useEmbeddingMessages();
  const shellText = useShellMessages();
  const { languages } = useKit();
  const styles = useStyles();
  const { entries } = usePortal();
  const language = useLanguage();
  const [located, setParameters] = useSearchParams();
  // the router updates the address in a transition; a radio or a list that reads the address would show the previous value until then
  const [parameters, showAtOnce] = useOptimistic(located);
  const embeddable = useMemo(() => inMenuOrder(Object.values(entries).filter(({ section }) => section.embeddable)), [entries]);
  const choices = readChoices(
    parameters,
    embeddable.map(({ section }) => section.id),
    { language, languages },
  );
  const entry = entries[choices.section];

  /** Writes choices into the address and removes empty ones. */
  function choose(changes: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    write(next);
  }

  function write(next: URLSearchParams) {
    startTransition(() => {
      showAtOnce(next);
      setParameters(next, { replace: true });
    });
  }

  return (
    <Page>
      <PageHeader lead={text('introduzione')}>
        <PageTitle>{shellText('pagina.incorpora')}</PageTitle>
      </PageHeader>
      {entry ? (
        <Columns layout="aside">
          <div className={styles.choices}>
            <Panel title={text('scelte')} look="filled">
              <ChoicesForm
                choices={choices}
                sections={embeddable.map(({ section }) => section)}
                version={entry.version}
                onChoose={choose}
                onReset={() => write(new URLSearchParams({ sezione: choices.section }))}
              />
            </Panel>
          </div>
          <Stack gap="large">
            <Snippets entry={entry} choices={choices} />
            <Preview key={choices.section} entry={entry} choices={choices} onWidth={(larghezza) => choose({ larghezza })} />
          </Stack>
        </Columns>
      ) : (
        <EmptyState title={text('nessuna')} />
      )}
      <Text>
        {text('componenti')} <Link href={`#${OWN_PATHS.catalogue}`}>{shellText('pagina.componenti')}</Link>
      </Text>
    </Page>
  );
}

/** The code to copy into the page, its style sheet, its policy and its head, and the frame that needs none of them. */
function Snippets({ entry, choices }: { entry: RegistryEntry; choices: Choices }) {
  const text = useEmbeddingMessages();
  const publication = usePublication(entry, choices);
  const labels = { copy: text('codice.copia'), copied: text('codice.copiato'), notCopied: text('codice.nonCopiato') };
  const css = cssSnippet(choices);
  return (
    <Panel title={text('codice')} look="plain">
      <CodeSample level={3} name={text('codice.pagina')} code={htmlSnippet(choices, publication)} labels={labels} />
      {css && <CodeSample level={3} name={text('codice.stile')} code={css} labels={labels} />}
      <CodeSample level={3} name={text('codice.regole')} code={policySnippet(publication)} labels={labels} />
      <CodeSample level={3} name={text('codice.intestazione')} code={headSnippet(publication)} labels={labels} />
      <CodeSample level={3} name={text('codice.cornice')} code={frameSnippet(choices, publication)} labels={labels} />
    </Panel>
  );
}

function usePublication({ base, section }: RegistryEntry, { language, pinned }: Choices): Publication {
  const { config } = useKit();
  return {
    title: textIn(section.title, language).replaceAll('{{product}}', config.product),
    script: embedAddress(base, pinned),
    api: apiAddress(config.api),
    frame: new URL(`embed/${section.id}`, document.baseURI.split('#')[0]).href,
    page: new URL(`#${section.routes[0]}`, document.baseURI.split('#')[0]).href,
  };
}
