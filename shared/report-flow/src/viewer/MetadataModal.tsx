import { ExportButtons } from '@territori/exports/ExportButtons';
import { fileName } from '@territori/exports/fileName';
import { tableFile } from '@territori/exports/tableFile';
import { useDocumentLook } from '@territori/exports/useDocumentLook';
import { useExportMessages } from '@territori/exports/useExportMessages';
import { useLanguage } from '@territori/kit';
import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@territori/ui/accordion';
import { Modal } from '@territori/ui/dialog';
import { Panel, Stack } from '@territori/ui/layout';
import { makeStyles, tokens } from '@territori/ui/theme';
import type { ReactNode } from 'react';
import type { ColumnMetadata } from '../data/ColumnMetadata.ts';
import { ExternalLink } from '../ExternalLink.tsx';
import { useFlowMessages } from '../flowMessages.ts';
import { legendTable } from './legend.ts';

export interface MetadataModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Of the report. */
  readonly title: string;
  readonly metadata: readonly ColumnMetadata[];
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

/** The descriptions of a report's variables, one below the other, also as a file. */
export function MetadataModal({ open, onClose, title, metadata }: MetadataModalProps) {
  const t = useFlowMessages();
  const files = useExportMessages();
  const language = useLanguage();
  const look = useDocumentLook();
  const styles = useStyles();
  const texts = {
    variable: t('metadati.variabile'),
    acronym: t('metadati.acronimo'),
    description: t('metadati.descrizione'),
    note: t('metadati.note'),
    source: t('metadati.fonte'),
    link: t('metadati.link'),
  };
  const row = (name: string, value: ReactNode) => (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value || t('nonDisponibile')}</dd>
    </>
  );
  return (
    <Modal open={open} onClose={onClose} size="large" title={t('metadati.titolo', { titolo: title })} labels={{ close: t('chiudi') }}>
      <Stack>
        <Panel look="plain" level={3} title={t('metadati.scarica')}>
          <ExportButtons
            make={async (kind, options) => {
              const table = legendTable(title, metadata, texts, language);
              const parts = {
                look,
                footer: files('pdf.pagina', { page: '{{page}}', pages: '{{pages}}' }),
                groupTitle: files('pdf.gruppo', { group: '{{group}}', groups: '{{groups}}' }),
                sheet: t('metadati'),
              };
              return { blob: await tableFile(table, kind, parts, options), filename: fileName({ title }, kind.toLowerCase()) };
            }}
          />
        </Panel>
        <Accordion multiple collapsible>
          {metadata.map(({ name, label, guide, note, source, link }) => (
            <AccordionItem key={name} value={name}>
              <AccordionHeader>{label}</AccordionHeader>
              <AccordionPanel>
                <dl className={styles.list}>
                  {row(texts.variable, label)}
                  {row(texts.acronym, name)}
                  {row(texts.description, guide)}
                  {row(texts.note, note)}
                  {row(texts.source, source)}
                  {row(texts.link, link && <ExternalLink href={link} />)}
                </dl>
              </AccordionPanel>
            </AccordionItem>
          ))}
        </Accordion>
      </Stack>
    </Modal>
  );
}
