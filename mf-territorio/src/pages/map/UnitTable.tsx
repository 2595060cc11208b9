import { useMessages } from '@territori/kit';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { memo, useState } from 'react';
import type it from '../../messages/it.json';
import type { UnitRowsProps } from './UnitRows.tsx';

/** What the map shows, as a table; its code is loaded when it is opened. */
export const UnitTable = memo(function UnitTable(props: UnitRowsProps) {
  const t = useMessages<typeof it>();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('mappa.tabella')}</summary>
      {open && <LaterPart load={() => import('./UnitRows.tsx')} props={props} height={30} failure={t('mappa.errore')} />}
    </details>
  );
});
