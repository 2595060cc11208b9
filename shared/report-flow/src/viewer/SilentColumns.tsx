import type { ReportSpool } from '@territori/contract/wire';
import { Button } from '@territori/ui/button';
import { Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { ALL_COLUMNS, type ReportView } from '../data/ReportView.ts';
import { useFlowMessages } from '../flowMessages.ts';
import { shownColumns } from './shownColumns.ts';

export interface SilentColumnsProps {
  readonly rows: ReportSpool;
  readonly view: ReportView;
  readonly onShow: (change: Partial<ReportView>) => void;
}

/** Says how many columns the table hides because they say nothing in its rows; one button, which keeps its place, shows and hides them. */
export function SilentColumns({ rows, view, onShow }: SilentColumnsProps) {
  const t = useFlowMessages();
  const { silent } = shownColumns(rows, view);
  if (silent.length === 0 || view.map) return null;
  const hidden = view.columns === undefined;
  return (
    <Stack direction="row" gap="small" align="center">
      <Text size="small">{t(hidden ? 'colonne.nascoste' : 'colonne.mostrate', { count: silent.length })}</Text>
      <Button size="small" onClick={() => onShow({ columns: hidden ? ALL_COLUMNS : undefined })}>
        {t(hidden ? 'colonne.mostra' : 'colonne.nascondi')}
      </Button>
    </Stack>
  );
}
