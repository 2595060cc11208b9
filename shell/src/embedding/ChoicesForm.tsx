import type { SectionManifest } from '@territori/contract';
import { useKit } from '@territori/kit';
import { languageName } from '@territori/languages';
import { Button } from '@territori/ui/button';
import { ArrowCounterclockwiseRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { ChoiceField } from './ChoiceField.tsx';
import { ColourField } from './ColourField.tsx';
import type { Choices } from './choices.ts';
import { StartingPageField } from './StartingPageField.tsx';
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
      <ChoiceField
        label={text('sezione')}
        value={choices.section}
        options={Object.fromEntries(sections.map((section) => [section.id, kit.sectionTitle(section)]))}
        // the pages differ from section to section
        onChoose={(sezione) => onChoose({ sezione, percorso: '' })}
      />
      <ChoiceField
        label={text('lingua')}
        value={choices.language}
        options={Object.fromEntries(kit.languages.map((tag) => [tag, languageName(tag, kit.language)]))}
        onChoose={(lingua) => onChoose({ lingua })}
      />
      <ChoiceField
        label={text('schema')}
        value={choices.scheme}
        options={{ auto: text('schema.auto'), light: text('schema.light'), dark: text('schema.dark') }}
        onChoose={(schema) => onChoose({ schema })}
      />
      <StartingPageField key={choices.path ?? home} path={choices.path} home={home} onChoose={(percorso) => onChoose({ percorso })} />
      <ColourField field="buttons" choices={choices} label={text('pulsanti')} onChoose={(pulsanti) => onChoose({ pulsanti })} />
      <ColourField field="links" choices={choices} label={text('collegamenti')} onChoose={(collegamenti) => onChoose({ collegamenti })} />
      <ChoiceField
        label={text('angoli')}
        value={choices.corners ?? ''}
        options={{ '': text('comeNelPortale'), squadrati: text('angoli.squadrati'), arrotondati: text('angoli.arrotondati') }}
        onChoose={(angoli) => onChoose({ angoli })}
      />
      <ChoiceField
        label={text('carattere')}
        value={choices.typeface ?? ''}
        options={{ '': text('comeNelPortale'), sistema: text('carattere.sistema'), grazie: text('carattere.grazie') }}
        onChoose={(carattere) => onChoose({ carattere })}
      />
      <ChoiceField
        label={text('margini')}
        value={choices.flush ? 'nessuno' : ''}
        options={{ '': text('comeNelPortale'), nessuno: text('margini.nessuno') }}
        onChoose={(margini) => onChoose({ margini })}
      />
      <ChoiceField
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
