import { formatNumber, useLanguage } from '@territori/kit';
import { Field, Input } from '@territori/ui/field';
import { Columns, Panel, Stack } from '@territori/ui/layout';
import { useMemo, useState } from 'react';
import { type Box, CircleLegend, type DayMap, type Geometry, MapCanvas, MapPictures, type ShownDay } from '../index.ts';
import { MapLegend } from '../MapLegend.tsx';
import { FigureControls } from './FigureControls.tsx';
import type { FigureKind } from './FigureKind.ts';
import { type FigureLook, shapeOf } from './FigureLook.ts';
import { type FigureValues, figureDrawing, figuresOn, suggestedMiddle } from './figureDrawing.ts';
import { framedPart } from './framedPart.ts';
import { useFigureMapMessages } from './useFigureMapMessages.ts';

export interface FigureMapProps extends FigureValues {
  readonly shown: Pick<ShownDay, 'onNear' | 'inDetail'> & { readonly geometry: Geometry; readonly day: DayMap };
  /** Which boundaries these are. */
  readonly note: string;
  /** What the units and their figures are of, and the name of the figures. */
  readonly title: string;
  readonly name: string;
  readonly kind: FigureKind;
  /** True where the visitor has said what the figures are. */
  readonly declared?: boolean;
  readonly number: (value: number) => string;
  /** Name of the files without their ending. */
  readonly file: string;
  /** Shows the same content as a table. */
  readonly onTable: () => void;
  /** The part of the country whose figures are shown, from near; without it all are. */
  readonly part?: ShownPart | null;
  /** The visitor wants to see the whole country. */
  readonly onWhole?: () => void;
}

/** A part of the country on a map. */
interface ShownPart {
  /** In kilometres, as the outline, which is an SVG path. */
  readonly box: Box;
  readonly outline: string;
  /** The keys of its units; null where they are not known, and all figures count. */
  readonly units: ReadonlySet<string> | null;
}

/** Figures of the units of a day on their map: quantities as circles, rates as colours; with its legend and as a picture to keep. */
export function FigureMap(props: FigureMapProps) {
  const { shown, note, title, name, kind, declared = false, values, apart, number, file, onTable, part = null, onWhole } = props;
  const t = useFigureMapMessages();
  const language = useLanguage();
  const { geometry, day, onNear, inDetail } = shown;
  const [chosen, setChosen] = useState<string | null>(null);
  const [look, setLook] = useState<FigureLook>({ shape: shapeOf(kind), method: 'quantili', scale: 'sequenziale', middle: null });
  const [heading, setHeading] = useState<string | null>(null);
  const [source, setSource] = useState('');
  const figures = useMemo(() => figuresOn(day, { values, apart }, part?.units), [day, values, apart, part]);
  const drawing = useMemo(
    () =>
      figureDrawing(figures, look, {
        number,
        range: (da, a, count) => t(da === a ? 'classe.una' : 'classe', { da, a, numero: formatNumber(count, language) }),
        noData: (count) => t('senzaDato', { numero: formatNumber(count, language) }),
        apart: (count) => t('nonConfrontabili', { numero: formatNumber(count, language) }),
      }),
    [figures, look, number, t, language],
  );
  const suggested = useMemo(() => suggestedMiddle([...figures.shown.values()]), [figures]);
  const frame = useMemo(() => part?.box ?? framedPart(geometry, day, values), [part, day, values, geometry]);
  const lit = part?.outline ?? '';
  const count = part?.units ? figures.shown.size : values.size;
  const unit = chosen === null ? undefined : day.byKey.get(chosen);
  const written = (key: string) => {
    const value = values.get(key);
    if (apart.has(key)) return t('nonConfrontabile');
    return value === undefined ? t('nessunDato') : number(value);
  };
  const fullTitle = `${name}. ${title}`;
  const boundaries = t('fonteConfini');
  return (
    <Stack>
      <FigureControls
        name={name}
        kind={kind}
        declared={declared}
        look={look}
        suggested={suggested}
        onChange={(change) => setLook({ ...look, ...change })}
      />
      <strong>{heading ?? fullTitle}</strong>
      {drawing.circles && <CircleLegend title={t('legenda', { variabile: name })} circles={drawing.circles} />}
      {drawing.shading.classes.length > 0 && (
        <MapLegend title={drawing.circles ? t('senzaCerchio') : t('legenda', { variabile: name })} classes={drawing.shading.classes} />
      )}
      <MapCanvas
        geometry={geometry}
        day={day}
        shading={drawing.shading}
        circles={drawing.circles}
        frame={frame}
        lit={lit}
        chosen={chosen}
        onChoose={setChosen}
        onTable={onTable}
        {...(onWhole && { onWhole })}
        onNear={onNear}
        labels={{
          name: t('nome', { titolo: title, variabile: name, count, numero: formatNumber(count, language) }),
          help: t('tasti'),
          nearer: t('ingrandisci'),
          farther: t('riduci'),
          whole: t('intera'),
          width: (kilometres) => t('larghezza', { chilometri: formatNumber(kilometres, language) }),
          none: t('nessuna'),
        }}
      />
      <div role="status">{unit && t('scelta', { nome: unit.name, codice: unit.code, valore: written(unit.key) })}</div>
      <Panel title={t('immagine')} look="filled">
        <Columns minWidth="small">
          <Field label={t('immagine.titolo')}>
            <Input value={heading ?? fullTitle} onChange={(_, { value }) => setHeading(value)} />
          </Field>
          <Field label={t('immagine.fonte')}>
            <Input value={source} onChange={(_, { value }) => setSource(value)} />
          </Field>
        </Columns>
        <Stack direction="row" gap="small" align="end">
          <MapPictures
            inDetail={inDetail}
            day={day}
            options={{ frame, lit, shading: drawing.shading, circles: drawing.circles }}
            name={file}
            words={{
              title: heading ?? fullTitle,
              note,
              source: source.trim() ? t('fonte', { cifre: source.trim(), confini: boundaries }) : boundaries,
            }}
            labels={{
              failure: t('immagine.errore'),
              size: t('immagine.formato'),
              sizes: {
                verticale: t('immagine.formato.verticale'),
                orizzontale: t('immagine.formato.orizzontale'),
                quadrata: t('immagine.formato.quadrata'),
                foglio: t('immagine.formato.foglio'),
              },
            }}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}
