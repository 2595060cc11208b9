import type { Variazione } from '@territori/contract/v1';
import { Text } from '@territori/ui/text';
import type { ReactNode } from 'react';
import { useChangeWords } from './useChangeWords.ts';

/** The name of a unit as a link to its page; the name alone where the page is missing. */
export type UnitLink = (id: number, name: string) => ReactNode;

/** The other unit of a change, or the reason why none is named. */
export function OtherUnit({ change, link }: { readonly change: Variazione; readonly link: UnitLink }) {
  const { other } = useChangeWords();
  const { id_collegata, codice_collegato, denominazione_collegata } = change;
  if (id_collegata === null || denominazione_collegata === null)
    return (
      <Text size="small" tone="muted">
        {other(change)}
      </Text>
    );
  return (
    <>
      {link(id_collegata, denominazione_collegata)} {codice_collegato && <>({codice_collegato})</>}
    </>
  );
}
