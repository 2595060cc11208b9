import type { ReportSpool } from '@territori/contract/wire';
import { identifyingColumns } from '@territori/exports/columnGroups';
import { exportColumns } from '@territori/exports/ExportTable';
import { Button } from '@territori/ui/button';
import { Checkbox } from '@territori/ui/choice';
import { Modal } from '@territori/ui/dialog';
import { InlineMessage } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { makeStyles } from '@territori/ui/theme';
import { useState } from 'react';
import { ALL_COLUMNS } from '../data/ReportView.ts';
import { useFlowMessages } from '../flowMessages.ts';

export interface ColumnChooserProps {
  readonly columns: Pick<ReportSpool, 'colNames' | 'label'>;
  /** Names of the columns that are ticked at first. */
  readonly chosen: readonly string[];
  readonly onChoose: (columns: readonly string[]) => void;
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
});

/** A dialog in which the visitor chooses the columns of the table. */
export function ColumnChooser({ columns, chosen, onChoose, onClose }: ColumnChooserProps) {
  const t = useFlowMessages();
  const styles = useStyles();
  const names = columns.colNames;
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(chosen));
  const [refused, setRefused] = useState(false);
  const apply = () => {
    const kept = names.filter((name) => picked.has(name));
    if (kept.length === 0) return setRefused(true);
    onChoose(kept.length === names.length ? ALL_COLUMNS : kept);
    onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      title={t('colonne.scegli')}
      labels={{ close: t('chiudi') }}
      actions={
        <>
          <Button onClick={() => setPicked(new Set(names))}>{t('colonne.tutte')}</Button>
          <Button onClick={() => setPicked(new Set(identifyingColumns(names)))}>{t('colonne.essenziali')}</Button>
          <Button appearance="primary" onClick={apply}>
            {t('colonne.applica')}
          </Button>
        </>
      }
    >
      <Stack gap="small">
        <Text as="p">{t('colonne.spiegazione')}</Text>
        {refused && picked.size === 0 && <InlineMessage intent="error" title={t('colonne.almenoUna')} />}
        <div className={styles.list}>
          {exportColumns(names, columns.label).map(({ name, label }) => (
            <Checkbox
              key={name}
              label={label}
              checked={picked.has(name)}
              onChange={(_, { checked }) => {
                const next = new Set(picked);
                if (checked) next.add(name);
                else next.delete(name);
                setPicked(next);
              }}
            />
          ))}
        </div>
      </Stack>
    </Modal>
  );
}
