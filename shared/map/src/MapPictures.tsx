import { saveFile } from '@territori/exports/saveFile';
import { useKit, useNotify } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Select } from '@territori/ui/choice';
import { Field } from '@territori/ui/field';
import { paperColors } from '@territori/ui/theme';
import { useState } from 'react';
import type { Box } from './Box.ts';
import type { DayMap } from './DayMap.ts';
import type { DrawingWords } from './DrawingWords.ts';
import type { Geometry } from './Geometry.ts';
import { PICTURE_SIZES, type PictureSize } from './pictureSizes.ts';
import type { SvgOptions } from './svgOf.ts';

export interface MapPicturesProps {
  /** Loads the boundaries as a picture needs them. */
  readonly inDetail: (frame: Box | null) => Promise<Geometry>;
  readonly day: DayMap;
  /** The part of the map on the pictures, and what it shows. */
  readonly options: Omit<SvgOptions, 'surroundings' | 'picture'>;
  /** Name of the files without their ending. */
  readonly name: string;
  readonly words: DrawingWords;
  readonly labels: {
    /** What a visitor reads where the file could not be made. */
    readonly failure: string;
    /** The name of the choice of a size, and the sizes. */
    readonly size: string;
    readonly sizes: Readonly<Record<PictureSize, string>>;
  };
}

const SIZES = Object.keys(PICTURE_SIZES) as PictureSize[];

/** The size of a picture, and buttons that save the map in it. */
export function MapPictures({ inDetail, day, options, name, words, labels }: MapPicturesProps) {
  const notify = useNotify();
  const { identity } = useKit().config;
  const look = { colors: paperColors(identity?.colors), typeface: identity?.typeface?.family ?? 'Titillium Web' };
  const [picture, setPicture] = useState<PictureSize>('verticale');
  const attempt = (work: () => Promise<void>) => () => work().catch(() => notify({ kind: 'error', title: labels.failure }));
  // the code of the files is loaded when one is asked for
  const files = () => import('./mapFiles.ts');
  const svg = async () => {
    const [{ svgOf, loadSurroundings }, geometry] = await Promise.all([files(), inDetail(options.frame ?? null)]);
    // a picture does not fail for want of the land around
    const surroundings = await loadSurroundings().catch(() => null);
    return svgOf(geometry, day, words, look, { ...options, surroundings, picture });
  };
  return (
    <>
      <Field label={labels.size}>
        <Select value={picture} onChange={(_, { value }) => setPicture(value as PictureSize)}>
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {labels.sizes[size]}
            </option>
          ))}
        </Select>
      </Field>
      <Button onClick={attempt(async () => saveFile(await (await files()).pngOf(await svg()), `${name}.png`))}>PNG</Button>
      <Button onClick={attempt(async () => saveFile(new Blob([await svg()], { type: 'image/svg+xml' }), `${name}.svg`))}>SVG</Button>
    </>
  );
}
