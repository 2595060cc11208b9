import type { RegistryEntry } from '@territori/contract';
import { useKit } from '@territori/kit';
import { withinMilliseconds } from '@territori/kit/portal';
import { Radio, RadioGroup } from '@territori/ui/choice';
import { ErrorState, SkeletonText } from '@territori/ui/feedback';
import { Field } from '@territori/ui/field';
import { Panel } from '@territori/ui/layout';
import { Text, VisuallyHidden } from '@territori/ui/text';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { createElement, useCallback, useEffect, useState } from 'react';
import type { Choices } from './choices.ts';
import { apiAddress, embedAddress } from './embedAddresses.ts';
import { attributesOf, elementName, propertiesOf } from './snippet.ts';
import { useEmbeddingMessages } from './useEmbeddingMessages.ts';

/** Milliseconds; as long as the shell waits for a section. */
const LIMIT_MS = 8_000;

const useStyles = makeStyles({
  frame: {
    // fixed elements of the section stay inside the preview
    contain: 'layout',
    minWidth: 0,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  narrow: { boxSizing: 'content-box', maxWidth: '320px' },
});

interface Properties {
  readonly entry: RegistryEntry;
  readonly choices: Choices;
  readonly onWidth: (width: '' | '320') => void;
}

/** The element of the snippet, with the script that the snippet names. */
export function Preview({ entry, choices, onWidth }: Properties) {
  const text = useEmbeddingMessages();
  const styles = useStyles();
  const script = useScript(embedAddress(entry.base, false));
  const [path, setPath] = useState<string>();
  return (
    <Panel title={text('anteprima')} look="plain">
      <Field label={text('anteprima.larghezza')}>
        <RadioGroup
          layout="horizontal"
          value={choices.narrow ? '320' : ''}
          onChange={(_, { value }) => onWidth(value === '320' ? '320' : '')}
        >
          <Radio value="" label={text('anteprima.intera')} />
          <Radio value="320" label={text('anteprima.telefono')} />
        </RadioGroup>
      </Field>
      {path && <Text tone="muted">{text('anteprima.evento', { percorso: path })}</Text>}
      <div className={mergeClasses(styles.frame, choices.narrow && styles.narrow)}>
        {script.status === 'loading' && (
          <>
            <VisuallyHidden live="polite">{text('anteprima.caricamento')}</VisuallyHidden>
            <SkeletonText title lines={8} />
          </>
        )}
        {script.status === 'failed' && (
          <ErrorState title={text('anteprima.guasto')} onRetry={script.retry} labels={{ retry: text('anteprima.riprova') }} />
        )}
        {script.status === 'loaded' && <Embed choices={choices} onNavigate={setPath} />}
      </div>
    </Panel>
  );
}

function Embed({ choices, onNavigate }: { choices: Choices; onNavigate: (path: string) => void }) {
  const { config } = useKit();
  const listen = useCallback(
    (element: HTMLElement) => {
      const followPath = (event: Event) => onNavigate((event as CustomEvent<{ path: string }>).detail.path);
      element.addEventListener('on-navigate', followPath);
      return () => element.removeEventListener('on-navigate', followPath);
    },
    [onNavigate],
  );
  return createElement(elementName(choices.section), {
    ref: listen,
    style: propertiesOf(choices),
    ...attributesOf(choices, apiAddress(config.api)),
  });
}

type Script = { readonly status: 'loading' | 'loaded' } | { readonly status: 'failed'; readonly retry: () => void };

/** Runs a module once per page. A browser remembers a failed load, so every further attempt uses another query. */
function useScript(address: string): Script {
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<Script['status']>('loading');
  useEffect(() => {
    let current = true;
    const source = attempt === 0 ? address : `${address}?attempt=${attempt}`;
    withinMilliseconds(LIMIT_MS, import(/* webpackIgnore: true */ source), source).then(
      () => current && setStatus('loaded'),
      (reason: unknown) => {
        console.error(reason);
        if (current) setStatus('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [address, attempt]);
  if (status !== 'failed') return { status };
  return {
    status,
    retry: () => {
      setStatus('loading');
      setAttempt((number) => number + 1);
    },
  };
}
