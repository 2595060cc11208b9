import type { SectionManifest } from '@territori/contract';
import { formatNumber, useKit, useLanguage } from '@territori/kit';
import { languageName } from '@territori/languages';
import { Button } from '@territori/ui/button';
import { Select } from '@territori/ui/choice';
import { Field, Input } from '@territori/ui/field';
import { ArrowCounterclockwiseRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { makeStyles, paperColors, tokens } from '@territori/ui/theme';
import { useState } from 'react';
import type { Choices } from './choices.ts';
import { illegible } from './legibility.ts';
import { useEmbeddingMessages } from './useEmbeddingMessages.ts';

interface Properties {
  readonly choices: Choices;
  readonly sections: readonly SectionManifest[];
  /** The current version of the chosen section. */
  readonly version: string;
  /** Called with the changed choices, as the address holds them. */
  readonly onChoose: (changes: Readonly<Record<string, string>>) => void;
  readonly onReset: () => void;
}

/** The form of the choices; each takes effect at once. */
export function ChoicesForm({ choices, sections, version, onChoose, onReset }: Properties) {
  const text = useEmbeddingMessages();
  const kit = useKit();
  const home = sections.find(({ id }) => id === choices.section)?.routes[0] ?? '/';
  return (
    <Stack>
      <Choice
        label={text('sezione')}
        value={choices.section}
        options={Object.fromEntries(sections.map((section) => [section.id, kit.sectionTitle(section)]))}
        // the pages differ from section to section
        onChoose={(sezione) => onChoose({ sezione, percorso: '' })}
      />
      <Choice
        label={text('lingua')}
        value={choices.language}
        options={Object.fromEntries(kit.languages.map((tag) => [tag, languageName(tag, kit.language)]))}
        onChoose={(lingua) => onChoose({ lingua })}
      />
      <Choice
        label={text('schema')}
        value={choices.scheme}
        options={{ auto: text('schema.auto'), light: text('schema.light'), dark: text('schema.dark') }}
        onChoose={(schema) => onChoose({ schema })}
      />
      <StartingPage key={choices.path ?? home} path={choices.path} home={home} onChoose={(percorso) => onChoose({ percorso })} />
      <Colour field="buttons" choices={choices} label={text('pulsanti')} onChoose={(pulsanti) => onChoose({ pulsanti })} />
      <Colour field="links" choices={choices} label={text('collegamenti')} onChoose={(collegamenti) => onChoose({ collegamenti })} />
      <Choice
        label={text('angoli')}
        value={choices.corners ?? ''}
        options={{ '': text('comeNelPortale'), squadrati: text('angoli.squadrati'), arrotondati: text('angoli.arrotondati') }}
        onChoose={(angoli) => onChoose({ angoli })}
      />
      <Choice
        label={text('carattere')}
        value={choices.typeface ?? ''}
        options={{ '': text('comeNelPortale'), sistema: text('carattere.sistema'), grazie: text('carattere.grazie') }}
        onChoose={(carattere) => onChoose({ carattere })}
      />
      <Choice
        label={text('margini')}
        value={choices.flush ? 'nessuno' : ''}
        options={{ '': text('comeNelPortale'), nessuno: text('margini.nessuno') }}
        onChoose={(margini) => onChoose({ margini })}
      />
      <Choice
        label={text('versione')}
        value={choices.pinned ? 'ferma' : ''}
        options={{ '': text('versione.corrente'), ferma: text('versione.ferma', { versione: version }) }}
        onChoose={(versione) => onChoose({ versione })}
      />
      <Button icon={<ArrowCounterclockwiseRegular />} onClick={onReset}>
        {text('ripristina')}
      </Button>
    </Stack>
  );
}

interface ChoiceProperties {
  readonly label: string;
  readonly value: string;
  /** Labels by value. */
  readonly options: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProperties) {
  return (
    <Field label={label}>
      <Select value={value} onChange={(_, data) => onChoose(data.value)}>
        {Object.entries(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

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
const TOKENS = { buttons: 'colorBrandBackground', links: 'colorBrandForegroundLink' } as const;

interface ColourProperties {
  readonly field: 'buttons' | 'links';
  readonly label: string;
  readonly choices: Choices;
  readonly onChoose: (colour: string) => void;
}

function Colour({ field, label, choices, onChoose }: ColourProperties) {
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
          value={choices[field] ?? paperColors(colors)[TOKENS[field]]}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </Field>
  );
}

interface StartingPageProperties {
  readonly path: string | undefined;
  readonly home: string;
  readonly onChoose: (path: string) => void;
}

/** Takes effect when the field is left or the form is sent: half an address leads nowhere. */
function StartingPage({ path = '', home, onChoose }: StartingPageProperties) {
  const text = useEmbeddingMessages();
  const [typed, setTyped] = useState(path);
  const wrong = typed !== '' && !typed.startsWith('/');
  const use = () => {
    if (!wrong && typed !== path) onChoose(typed);
  };
  return (
    <Field
      label={text('percorso')}
      hint={text('percorso.aiuto', { esempio: home })}
      {...(wrong && { validationMessage: text('percorso.errore') })}
    >
      <Input
        value={typed}
        onChange={(_, { value }) => setTyped(value)}
        onBlur={use}
        onKeyDown={({ key }) => key === 'Enter' && use()}
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  );
}
