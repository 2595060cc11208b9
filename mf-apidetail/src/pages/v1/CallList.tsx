import { useMessages } from '@territori/kit';
import { Link, useSearchParams } from '@territori/kit/router';
import { Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { Stack, useNarrow } from '@territori/ui/layout';
import { SectionTitle } from '@territori/ui/text';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useEffect, useId, useRef } from 'react';
import type { CallGroup, V1Call } from '../../data/v1Calls.ts';
import type it from '../../messages/it.json';
import { CALL_PARAMETER, REQUEST_PARAMETER } from './parameters.ts';

/** The groups of the definitions, whose names are Italian in both languages. */
const GROUPS = ['Servizio', 'Unità', 'Variazioni', 'Corrispondenze', 'Traduzioni', 'Confini', 'Archivio'] as const;

export interface CallListProps {
  readonly groups: readonly CallGroup[];
  readonly chosen: V1Call;
  /** Called when the visitor's choice is on screen. */
  readonly onChoose: () => void;
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    borderInlineStartWidth: tokens.strokeWidthThick,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  chosen: { borderInlineStartColor: tokens.colorBrandStroke1, backgroundColor: tokens.colorBrandBackground2 },
  address: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

/** The calls by group; on a phone one choice in place of a long list. */
export function CallList({ groups, chosen, onChoose }: CallListProps) {
  const text = useMessages<typeof it>();
  const styles = useStyles();
  const titleId = useId();
  const [parameters, setParameters] = useSearchParams();
  const asked = useRef(false);
  const groupName = (name: string) => {
    const known = GROUPS.find((group) => group === name);
    return known ? text(`dati.gruppo.${known}`) : name;
  };
  const searchOf = (id: string) => {
    const next = new URLSearchParams(parameters);
    next.set(CALL_PARAMETER, id);
    next.delete(REQUEST_PARAMETER);
    return next;
  };
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    onChoose();
  }, [chosen.id]);

  if (useNarrow())
    return (
      <Field label={text('dati.chiamata')}>
        <Select value={chosen.id} onChange={(_, { value }) => setParameters(searchOf(value))}>
          {groups.map(({ name, calls }) => (
            <optgroup key={name} label={groupName(name)}>
              {calls.map(({ id, method, path }) => (
                <option key={id} value={id}>
                  {method} {path}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
    );
  return (
    <nav aria-labelledby={titleId}>
      <Stack>
        <SectionTitle level={2} compact id={titleId}>
          {text('dati.elenco')}
        </SectionTitle>
        {groups.map(({ name, calls }) => (
          <Stack key={name} gap="small">
            <SectionTitle level={3} compact>
              {groupName(name)}
            </SectionTitle>
            <ul className={styles.list}>
              {calls.map(({ id, method, path, summary }) => (
                <li key={id}>
                  <Link
                    to={{ search: searchOf(id).toString() }}
                    aria-current={id === chosen.id ? 'true' : undefined}
                    className={mergeClasses(styles.link, id === chosen.id && styles.chosen)}
                    onClick={() => {
                      asked.current = true;
                    }}
                  >
                    {summary}
                    <span className={styles.address} lang="en">
                      {method} {path}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </nav>
  );
}
