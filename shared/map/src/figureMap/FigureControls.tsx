import { formatNumber, useLanguage } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Select } from '@territori/ui/choice';
import { InlineMessage } from '@territori/ui/feedback';
import { Field, Input } from '@territori/ui/field';
import { Columns, Stack } from '@territori/ui/layout';
import { useState } from 'react';
import type { FigureKind } from './FigureKind.ts';
import type { FigureLook } from './FigureLook.ts';
import { CLASS_METHODS, type ClassMethod } from './numberClasses.ts';
import { readBound } from './readBound.ts';
import { useFigureMapMessages } from './useFigureMapMessages.ts';

export interface FigureControlsProps {
  /** The name of the figures. */
  readonly name: string;
  readonly kind: FigureKind;
  /** True where the visitor has said what the figures are. */
  readonly declared: boolean;
  readonly look: FigureLook;
  /** The middle of a diverging scale where none was chosen. */
  readonly suggested: number;
  readonly onChange: (change: Partial<FigureLook>) => void;
}

/** How figures are shown: circles or colours, which classes, which scale. */
export function FigureControls({ name, kind, declared, look, suggested, onChange }: FigureControlsProps) {
  const t = useFigureMapMessages();
  const language = useLanguage();
  // a quantity that adds up gets colours only when the visitor says so
  const [asked, setAsked] = useState(false);
  const written = look.middle ?? suggested;
  const [middle, setMiddle] = useState<string | null>(null);
  const numberOf = (text: string): number | null => {
    const read = readBound(text, 'NUMBER', language);
    return read ? Number(read) : null;
  };
  const wrong = middle !== null && numberOf(middle) === null;
  const choose = (shape: FigureLook['shape']) => {
    const doubtful = shape === 'colori' && kind === 'conteggio';
    setAsked(doubtful);
    if (!doubtful) onChange({ shape });
  };
  const answer = (shape: FigureLook['shape']) => {
    setAsked(false);
    onChange({ shape });
  };
  return (
    <Stack>
      <Columns minWidth="small">
        {!declared && (
          <Field label={t('forma')}>
            <Select value={look.shape} onChange={(_, { value }) => choose(value === 'colori' ? value : 'cerchi')}>
              <option value="cerchi">{t('forma.cerchi')}</option>
              <option value="colori">{t('forma.colori')}</option>
            </Select>
          </Field>
        )}
        {look.shape === 'colori' && (
          <>
            <Field label={t('metodo')}>
              <Select value={look.method} onChange={(_, { value }) => onChange({ method: value as ClassMethod })}>
                {CLASS_METHODS.map((method) => (
                  <option key={method} value={method}>
                    {t(`metodo.${method}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('scala')}>
              <Select value={look.scale} onChange={(_, { value }) => onChange({ scale: value === 'divergente' ? value : 'sequenziale' })}>
                <option value="sequenziale">{t('scala.sequenziale')}</option>
                <option value="divergente">{t('scala.divergente')}</option>
              </Select>
            </Field>
            {look.scale === 'divergente' && (
              <Field label={t('mezzo')} {...(wrong && { validationMessage: t('mezzo.errato') })}>
                <Input
                  inputMode="decimal"
                  value={middle ?? formatNumber(written, language, { maximumFractionDigits: 6, useGrouping: false })}
                  onChange={(_, { value }) => {
                    setMiddle(value);
                    const number = numberOf(value);
                    if (number !== null) onChange({ middle: number });
                  }}
                />
              </Field>
            )}
          </>
        )}
      </Columns>
      {asked && (
        <InlineMessage
          intent="warning"
          title={t('totale.titolo', { nome: name })}
          actions={
            <>
              <Button size="small" onClick={() => answer('cerchi')}>
                {t('totale.cerchi')}
              </Button>
              <Button size="small" onClick={() => answer('colori')}>
                {t('totale.colori')}
              </Button>
            </>
          }
        >
          {t('totale.testo')}
        </InlineMessage>
      )}
    </Stack>
  );
}
