import type { IndizioUnita } from '@territori/contract/wire';
import { useMessages } from '@territori/kit';
import { Link } from '@territori/kit/router';
import type { UnitType } from '@territori/report-flow/pick';
import { Panel } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { makeStyles, tokens } from '@territori/ui/theme';
import type it from '../messages/it.json';

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  link: { color: tokens.colorBrandForegroundLink },
});

/** A hint for a change whose other side no source names: the other units of the province that ended or began on that day. */
export function ChangeHints({ type, hints }: { type: UnitType; hints: readonly IndizioUnita[] }) {
  const styles = useStyles();
  const text = useMessages<typeof it>();
  const units = (kind: IndizioUnita['tipo'], title: string) => {
    const found = hints.filter(({ tipo }) => tipo === kind);
    return (
      found.length > 0 && (
        <>
          <Text as="p" weight="semibold">
            {title}
          </Text>
          <ul className={styles.list}>
            {found.map(({ id, codice, denominazione }) => (
              <li key={id}>
                <Link className={styles.link} to={{ search: `?tipo=${type}&unita=${id}` }}>
                  {denominazione}
                </Link>{' '}
                {codice && <Text numeric>({codice})</Text>}
              </li>
            ))}
          </ul>
        </>
      )
    );
  };
  return (
    <Panel title={text('indizi')} level={3}>
      <Text as="p">{text('indizi.spiegazione')}</Text>
      {units('ES', text('indizi.cessate'))}
      {units('CS', text('indizi.nate'))}
    </Panel>
  );
}
