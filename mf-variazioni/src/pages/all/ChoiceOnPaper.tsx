import { formatDate, formatNumber, useApi, useLanguage, useMessages } from '@territori/kit';
import { useQuery } from '@territori/kit/query';
import { useChangeWords } from '@territori/report-flow/changes';
import { makeStyles } from '@territori/ui/theme';
import { chosenUnitQuery, placesQuery } from '../../data/changesQueries.ts';
import { type ChoiceOfChanges, periodOf } from '../../data/choiceOfChanges.ts';
import { LEVELS } from '../../data/levels.ts';
import type it from '../../messages/it.json';

const useStyles = makeStyles({
  root: { display: 'none', '@media print': { display: 'block', fontSize: '9pt' } },
  line: { margin: 0 },
});

/** On paper, in place of the form: the period and the filters in words, and which of the rows are printed. */
export function ChoiceOnPaper({ choice, total }: { readonly choice: ChoiceOfChanges; readonly total: number | undefined }) {
  const text = useMessages<typeof it>();
  const api = useApi();
  const language = useLanguage();
  const words = useChangeWords();
  const styles = useStyles();
  const { livello, regione, provincia, tipo, unita } = choice.filters;
  const regions = useQuery({ ...placesQuery(api, language, 'regione'), enabled: regione !== undefined }).data;
  const provinces = useQuery({ ...placesQuery(api, language, 'uts'), enabled: provincia !== undefined }).data;
  const unit = useQuery(chosenUnitQuery(api, language, unita)).data;
  const period = periodOf(choice);
  const level = LEVELS.find((known) => known === livello);
  const first = (choice.page - 1) * choice.size + 1;
  const number = (value: number) => formatNumber(value, language);
  const lines = [
    period && text('carta.periodo', { dal: formatDate(period.dal), al: formatDate(period.al) }),
    level && `${text('scelta.livello')}: ${text(`livello.${level}`)}`,
    regione && `${text('scelta.regione')}: ${regions?.find(({ codice }) => codice === regione)?.denominazione ?? regione}`,
    provincia && `${text('scelta.provincia')}: ${provinces?.find(({ codice }) => codice === provincia)?.denominazione ?? provincia}`,
    tipo && `${text('carta.tipo')}: ${words.kind(tipo)}`,
    unita && text('scelta.unita', { nome: unit?.denominazione ?? unita }),
    total !== undefined &&
      total > 0 &&
      text('carta.righe', { prima: number(first), ultima: number(Math.min(first + choice.size - 1, total)), tutte: number(total) }),
  ];
  return (
    <div className={styles.root}>
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)} className={styles.line}>
          {line}
        </p>
      ))}
    </div>
  );
}
