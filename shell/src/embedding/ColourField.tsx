import { formatNumber, useKit, useLanguage } from '@territori/kit';
import { Field } from '@territori/ui/field';
import { makeStyles, paperColors, tokens } from '@territori/ui/theme';
import type { Choices } from './choices.ts';
import { illegible } from './legibility.ts';
import { useEmbeddingMessages } from './useEmbeddingMessages.ts';

const useStyles = makeStyles({
  colour: {
    boxSizing: 'border-box',
    width: '100%',
    height: '36px',
    padding: tokens.spacingHorizontalXXS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
  },
});

/** Without a choice the field shows the portal's colour. */
const COLOUR_TOKENS = { buttons: 'colorBrandBackground', links: 'colorBrandForegroundLink' } as const;

interface ColourFieldProperties {
  readonly field: 'buttons' | 'links';
  readonly label: string;
  readonly choices: Choices;
  readonly onChoose: (colour: string) => void;
}

export function ColourField({ field, label, choices, onChoose }: ColourFieldProperties) {
  const text = useEmbeddingMessages();
  const language = useLanguage();
  const styles = useStyles();
  const { colors } = useKit().config.identity ?? {};
  const warnings = illegible(choices, colors)
    .filter((found) => found.field === field)
    .map(({ ground, contrast }) => text(`contrasto.${ground}`, { valore: formatNumber(Math.floor(contrast * 10) / 10, language) }));
  return (
    <Field label={label} {...(warnings.length > 0 && { validationMessage: warnings.join(' '), validationState: 'warning' as const })}>
      {(control) => (
        <input
          {...control}
          type="color"
          className={styles.colour}
          value={choices[field] ?? paperColors(colors)[COLOUR_TOKENS[field]]}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </Field>
  );
}
