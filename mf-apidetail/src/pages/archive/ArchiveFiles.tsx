import type { Archivio } from '@territori/contract/v1';
import { formatDate, formatNumber, useLanguage, useMessages } from '@territori/kit';
import { useTableLabels } from '@territori/report-flow/labels';
import { Select } from '@territori/ui/choice';
import { CodeSample } from '@territori/ui/code';
import { EmptyState } from '@territori/ui/feedback';
import { Field } from '@territori/ui/field';
import { Panel, Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { DataTable } from '@territori/ui/table';
import { Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useState } from 'react';
import { byteText } from '../../data/byteText.ts';
import { verificationSamples } from '../../data/verification.ts';
import type it from '../../messages/it.json';
import { useCodeLabels } from '../v1/useCodeLabels.ts';

const useStyles = makeStyles({ digest: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' } });

/** The files with their sizes and digests, and code that downloads one and verifies it. */
export function ArchiveFiles({
  archive: { edizione, aggiornata_al, file: files, datapackage, come_citare },
}: {
  readonly archive: Archivio;
}) {
  const text = useMessages<typeof it>();
  const language = useLanguage();
  const labels = useTableLabels();
  const codeLabels = useCodeLabels();
  const styles = useStyles();
  const [chosen, setChosen] = useState(files[0]?.nome);
  const verified = files.find(({ nome }) => nome === chosen) ?? files[0];
  if (!verified) return <EmptyState title={text('archivio.vuoto')} />;
  return (
    <Stack gap="large">
      <Stack>
        <Text as="p">{text('archivio.edizione', { edizione, data: formatDate(aggiornata_al) })}</Text>
        <DataTable
          caption={text('archivio.file')}
          captionHidden
          columns={[
            {
              name: 'nome',
              label: text('archivio.nome'),
              rowHeader: true,
              cell: ({ nome, url }) => (
                <Link href={url} download>
                  {nome}
                </Link>
              ),
            },
            { name: 'formato', label: text('archivio.formato') },
            {
              name: 'righe',
              label: text('archivio.righe'),
              numeric: true,
              cell: ({ righe }) => (righe === null ? text('archivio.righe.nessuna') : formatNumber(righe, language)),
            },
            { name: 'byte', label: text('archivio.dimensione'), numeric: true, cell: ({ byte }) => byteText(byte, language) },
            { name: 'sha256', label: 'SHA-256', lang: 'en', cell: ({ sha256 }) => <span className={styles.digest}>{sha256}</span> },
          ]}
          rows={files}
          rowKey={({ nome }) => nome}
          minWidth={1000}
          labels={labels}
        />
        <Text as="p">
          <Link href={datapackage}>{text('archivio.descrizione')}</Link> · <Link href={come_citare}>{text('archivio.citare')}</Link>
        </Text>
      </Stack>
      <Panel look="plain" level={3} title={text('archivio.verifica')}>
        <Text as="p">{text('archivio.verifica.testo')}</Text>
        <Field label={text('archivio.nome')}>
          <Select value={verified.nome} onChange={(_, { value }) => setChosen(value)}>
            {files.map(({ nome }) => (
              <option key={nome}>{nome}</option>
            ))}
          </Select>
        </Field>
        {verificationSamples(verified).map((sample) => (
          <CodeSample key={sample.name} {...sample} labels={codeLabels} />
        ))}
      </Panel>
    </Stack>
  );
}
