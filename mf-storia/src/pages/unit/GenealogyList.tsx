import type { Genealogia } from '@territori/contract/v1';
import { formatDate, useMessages } from '@territori/kit';
import { Columns } from '@territori/ui/layout';
import { SectionTitle, Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import { type GenealogyBranch, genealogyBranches } from '../../data/genealogyBranches.ts';
import type it from '../../messages/it.json';
import { useUnitLink } from './useUnitLink.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
});

/** The ancestors and the descendants of a unit as nested lists, with the day and the act of each step. */
export function GenealogyList({ genealogy, id }: { readonly genealogy: Genealogia; readonly id: number }) {
  const text = useMessages<typeof it>();
  const { ancestors, descendants } = genealogyBranches(genealogy, id);
  return (
    <Columns minWidth="large">
      <div>
        <SectionTitle level={3}>{text('linea.origini')}</SectionTitle>
        {ancestors.length > 0 ? <Branches branches={ancestors} back /> : <Text as="p">{text('genealogia.nessunaOrigine')}</Text>}
      </div>
      <div>
        <SectionTitle level={3}>{text('linea.esiti')}</SectionTitle>
        {descendants.length > 0 ? <Branches branches={descendants} /> : <Text as="p">{text('genealogia.nessunEsito')}</Text>}
      </div>
    </Columns>
  );
}

function Branches({ branches, back = false }: { readonly branches: readonly GenealogyBranch[]; readonly back?: boolean }) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const link = useUnitLink();
  return (
    <ul className={styles.list}>
      {branches.map(
        ({ unit: { id, denominazione, codice, provincia }, passage: { data, totale, certezza, provvedimento }, further, repeated }) => (
          <li key={`${id} ${data}`}>
            {link(id, denominazione)}
            {provincia && ` (${provincia})`} {codice && <Text numeric>{codice}</Text>}, {formatDate(data)}
            {!totale && `, ${text(back ? 'genealogia.parteDi' : 'genealogia.parteA')}`}
            {provvedimento && `, ${provvedimento}`}
            {certezza === 'derivato' && <Text tone="muted"> – {text('genealogia.derivato')}</Text>}
            {certezza === 'dedotto' && <Text tone="muted"> – {text('certezza.dedotto')}</Text>}
            {repeated && <Text tone="muted"> – {text('genealogia.giaNominata')}</Text>}
            {further.length > 0 && <Branches branches={further} back={back} />}
          </li>
        ),
      )}
    </ul>
  );
}
