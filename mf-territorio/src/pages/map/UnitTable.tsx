import { useMessages } from '@territori/kit';
import { LaterPart } from '@territori/report-flow/LaterPart';
import { memo, type RefObject, useState } from 'react';
import type it from '../../messages/it.json';
import type { UnitRowsProps } from './UnitRows.tsx';

interface UnitTableProps extends UnitRowsProps {
  /** The heading of the table: a press opens the table, and a key of the map leads to it. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** What the map shows, as a table; its code is loaded when it is opened. */
export const UnitTable = memo(function UnitTable({ heading, ...props }: UnitTableProps) {
  const t = useMessages<typeof it>();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={heading}>{t('mappa.tabella')}</summary>
      {open && <LaterPart load={() => import('./UnitRows.tsx')} props={props} height={30} failure={t('mappa.errore')} />}
    </details>
  );
});
