import { formatNumber, useLanguage, useMessages } from '@territori/kit';
import type { OUTCOMES, OutcomeKind } from '@territori/traduzione';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { ToggleButton } from '@territori/ui/toggle';
import type { RowFilter } from '../../list/ListView.ts';
import type it from '../../messages/it.json';

const stripes = (colour: string) => `repeating-linear-gradient(135deg, ${colour} 0 6px, ${tokens.colorNeutralBackground1} 6px 9px)`;

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    gap: '2px',
    height: '28px',
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  segment: { minWidth: '6px', padding: 0, border: 'none', cursor: 'pointer' },
  faded: { opacity: 0.3 },
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, margin: 0, padding: 0, listStyleType: 'none' },
  swatch: {
    display: 'inline-block',
    width: '14px',
    height: '14px',
    marginInlineEnd: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusSmall,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  invariata: { backgroundColor: tokens.colorBrandStroke1 },
  rinominata: { backgroundImage: stripes(tokens.colorBrandStroke1) },
  ricodificata: { backgroundColor: tokens.colorPaletteGreenBorder2 },
  confluita: { backgroundImage: stripes(tokens.colorPaletteGreenBorder2) },
  divisa: { backgroundColor: tokens.colorPaletteDarkOrangeBorder2 },
  fuori_epoca: { backgroundImage: stripes(tokens.colorPaletteDarkOrangeBorder2) },
  sconosciuta: { backgroundColor: tokens.colorPaletteRedBorder2 },
  ambigua: { backgroundImage: stripes(tokens.colorPaletteRedBorder2) },
  ceduta: { backgroundColor: tokens.colorNeutralForeground3 },
  senza_destino_noto: { backgroundImage: stripes(tokens.colorNeutralForeground3) },
  vuota: { backgroundColor: tokens.colorNeutralStroke1 },
});

/** From what is settled to what is not. */
const ORDER: readonly OutcomeKind[] = [
  'invariata',
  'rinominata',
  'ricodificata',
  'confluita',
  'divisa',
  'fuori_epoca',
  'ambigua',
  'sconosciuta',
  'ceduta',
  'senza_destino_noto',
  'vuota',
] satisfies readonly (typeof OUTCOMES)[number][];

export interface OutcomeBarProps {
  /** Rows by outcome. */
  readonly counts: Readonly<Record<string, number>>;
  readonly toCheck: number;
  readonly rows: number;
  readonly chosen: RowFilter;
  readonly onChoose: (filter: RowFilter) => void;
}

/** The outcomes of the rows as a bar and as buttons; each shows its rows alone, and pressed again all of them. */
export function OutcomeBar({ counts, toCheck, rows, chosen, onChoose }: OutcomeBarProps) {
  const t = useMessages<typeof it>();
  const language = useLanguage();
  const styles = useStyles();
  const found = ORDER.filter((kind) => (counts[kind] ?? 0) > 0);
  const toggle = (filter: RowFilter) => onChoose(filter === chosen ? 'tutte' : filter);
  const label = (name: string, count: number) => t('elenco.esito.conteggio', { esito: name, righe: formatNumber(count, language) });
  return (
    <>
      {/* the buttons below do the same by keyboard and for screen readers */}
      <div className={styles.bar} aria-hidden>
        {found.map((kind) => (
          <button
            key={kind}
            type="button"
            tabIndex={-1}
            title={label(t(`elenco.esito.${kind}`), counts[kind] ?? 0)}
            className={mergeClasses(
              styles.segment,
              styles[kind],
              chosen !== 'tutte' && chosen !== 'da_controllare' && chosen !== kind && styles.faded,
            )}
            style={{ flexGrow: counts[kind] ?? 0 }}
            onClick={() => toggle(kind)}
          />
        ))}
      </div>
      <ul className={styles.list} aria-label={t('elenco.esiti.filtro')}>
        <li>
          <ToggleButton size="small" checked={chosen === 'tutte'} onClick={() => onChoose('tutte')}>
            {label(t('elenco.esiti.tutte'), rows)}
          </ToggleButton>
        </li>
        {toCheck > 0 && (
          <li>
            <ToggleButton size="small" checked={chosen === 'da_controllare'} onClick={() => toggle('da_controllare')}>
              {label(t('elenco.controlla'), toCheck)}
            </ToggleButton>
          </li>
        )}
        {found.map((kind) => (
          <li key={kind}>
            <ToggleButton
              size="small"
              checked={chosen === kind}
              icon={<span className={mergeClasses(styles.swatch, styles[kind])} />}
              onClick={() => toggle(kind)}
            >
              {label(t(`elenco.esito.${kind}`), counts[kind] ?? 0)}
            </ToggleButton>
          </li>
        ))}
      </ul>
    </>
  );
}
