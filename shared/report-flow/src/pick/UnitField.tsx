import { Button } from '@territori/ui/button';
import { Typeahead, type TypeaheadOption } from '@territori/ui/combobox';
import { InlineMessage } from '@territori/ui/feedback';
import { useListLabels } from '../labels/index.ts';
import type { UnitType } from './unitType.ts';
import { usePickMessages } from './usePickMessages.ts';

/** The units that can be picked now. */
export interface UnitList<O extends TypeaheadOption> {
  readonly options: readonly O[];
  /** False where the options are already those that match the text. */
  readonly filter?: boolean;
  readonly onText: (text: string) => void;
  /** Loads more options; undefined when all are loaded. */
  readonly loadMore: (() => void) | undefined;
  readonly loading: boolean;
  /** Loads the list again; set when loading failed. */
  readonly retry: (() => void) | undefined;
}

export interface UnitFieldProps<O extends TypeaheadOption> {
  readonly type: UnitType | null;
  readonly list: UnitList<O>;
  readonly picked: O | null;
  readonly onPick: (option: O | null) => void;
}

/** Picks one unit of a kind by a present or former code or name. */
export function UnitField<O extends TypeaheadOption>({ type, list, picked, onPick }: UnitFieldProps<O>) {
  const t = usePickMessages();
  const labels = useListLabels();
  const { retry, ...offered } = list;
  return (
    <>
      <Typeahead
        {...offered}
        label={t('unita')}
        hint={t(type ? 'unita.aiuto' : 'unita.primaIlTipo')}
        disabled={type === null}
        failed={retry !== undefined}
        value={picked}
        onPick={onPick}
        labels={{ ...labels, help: t('unita.aiuto'), count: (count) => t('unita.quante', { count }) }}
      />
      {retry && (
        <InlineMessage intent="error" title={t('unita.errore')} actions={<Button onClick={retry}>{t('riprova')}</Button>}>
          {t('errore.testo')}
        </InlineMessage>
      )}
    </>
  );
}
