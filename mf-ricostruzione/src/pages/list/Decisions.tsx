import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import { useExport } from '@territori/report-flow/export';
import { type Decision, ListError, problemText, type Report, readDecisions, writeDecisions } from '@territori/traduzione';
import { Button } from '@territori/ui/button';
import { DownloadButton } from '@territori/ui/download';
import { InlineMessage } from '@territori/ui/feedback';
import { Panel, Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { makeStyles } from '@territori/ui/theme';
import { useRef, useState } from 'react';
import type it from '../../messages/it.json';
import { usePhrase } from './usePhrase.ts';

const useStyles = makeStyles({ input: { display: 'none' } });

export interface DecisionsProps {
  /** Name of the list. */
  readonly name: string;
  readonly decisions: readonly Decision[];
  readonly report: Report;
  readonly onTakeBack: (decision: Decision) => void;
  readonly onLoad: (decisions: readonly Decision[]) => void;
}

/** What the visitor decided, each with its rows and a way back; the file of decisions, saved and taken again. */
export function Decisions({ name, decisions, report, onTakeBack, onLoad }: DecisionsProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const phrase = usePhrase();
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const { run } = useExport<'decisioni'>();
  const sentence = ({ value, beside, unit, code, name: unitName }: Decision) => {
    const rows = report.decisioni.find(({ valore, accanto }) => valore === value && accanto === beside)?.righe ?? 0;
    return t(unit === null ? 'elenco.decisioni.nessuna' : 'elenco.decisioni.unita', {
      count: rows,
      righe: formatNumber(rows, language),
      valore: beside ? `${value} (${beside})` : value,
      unita: t('elenco.unita', { codice: code, nome: unitName }),
    });
  };
  const read = async (file: File) => {
    try {
      onLoad(readDecisions(JSON.parse(await file.text())));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  const save = async () => ({
    blob: new Blob([`${JSON.stringify(writeDecisions(decisions), null, 2)}\n`], { type: 'application/json' }),
    filename: `${name.replace(/\.[^.]*$/, '')}-decisioni.json`,
  });
  return (
    <Panel title={t('elenco.decisioni')}>
      <Text as="p">{t('elenco.decisioni.testo')}</Text>
      {wrong && (
        <InlineMessage intent="error" onDismiss={() => setWrong(false)} labels={{ dismiss: t('chiudi') }}>
          {problemText(new ListError('decisioni_non_valide'), phrase)}
        </InlineMessage>
      )}
      {decisions.map((decision) => (
        <Stack direction="row" key={`${decision.value} ${decision.beside}`}>
          <Text>{sentence(decision)}</Text>
          <Button
            size="small"
            aria-label={t('elenco.decisioni.annulla.di', { valore: decision.value })}
            onClick={() => onTakeBack(decision)}
          >
            {t('elenco.decisioni.annulla')}
          </Button>
        </Stack>
      ))}
      <Stack direction="row">
        {decisions.length > 0 && (
          <DownloadButton
            appearance="secondary"
            onDownload={() => run('decisioni', save)}
            labels={{ cancel: t('elenco.annulla'), progress: () => t('elenco.scarica.preparazione') }}
          >
            {t('elenco.decisioni.salva')}
          </DownloadButton>
        )}
        <Button onClick={() => input.current?.click()}>{t('elenco.decisioni.carica')}</Button>
      </Stack>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className={styles.input}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          target.value = '';
        }}
      />
    </Panel>
  );
}
