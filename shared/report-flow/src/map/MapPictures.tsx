import { useNotify } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { saveFile } from '../exports/saveFile.ts';
import type { DayMap } from './DayMap.ts';
import type { DrawingWords } from './DrawingWords.ts';
import type { Box, Geometry } from './Geometry.ts';
import type { SvgOptions } from './svgOf.ts';

export interface MapPicturesProps {
  /** Loads the boundaries as a picture needs them. */
  readonly inDetail: (frame: Box | null) => Promise<Geometry>;
  readonly day: DayMap;
  /** The part of the map on the pictures, and what it shows. */
  readonly options: Omit<SvgOptions, 'surroundings'>;
  /** Name of the files without their ending. */
  readonly name: string;
  readonly words: DrawingWords;
  /** What a visitor reads where the file could not be made. */
  readonly failure: string;
}

/** Buttons that save a map as a picture. */
export function MapPictures({ inDetail, day, options, name, words, failure }: MapPicturesProps) {
  const notify = useNotify();
  const attempt = (work: () => Promise<void>) => () => work().catch(() => notify({ kind: 'error', title: failure }));
  // the code of the files is loaded when one is asked for
  const files = () => import('./mapFiles.ts');
  const svg = async () => {
    const [{ svgOf, loadSurroundings }, geometry] = await Promise.all([files(), inDetail(options.frame ?? null)]);
    // a picture does not fail for want of the land around
    const surroundings = await loadSurroundings().catch(() => '');
    return svgOf(geometry, day, words, { ...options, surroundings });
  };
  return (
    <>
      <Button onClick={attempt(async () => saveFile(await (await files()).pngOf(await svg()), `${name}.png`))}>PNG</Button>
      <Button onClick={attempt(async () => saveFile(new Blob([await svg()], { type: 'image/svg+xml' }), `${name}.svg`))}>SVG</Button>
    </>
  );
}
