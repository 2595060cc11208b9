import type { PaperColors } from '@territori/ui/theme';
import type { Box } from './Box.ts';
import { borderLines } from './borderLines.ts';
import { type Circles, circlePath, circlePaths } from './circles.ts';
import type { DayMap } from './DayMap.ts';
import type { DrawingWords } from './DrawingWords.ts';
import { eachPoint, extentOf, type Geometry } from './Geometry.ts';
import { hasManyAreas } from './hasManyAreas.ts';
import { labelsOf } from './labelsOf.ts';
import { LAND_LOOKS, tintOnPaper } from './looks.ts';
import { LABEL_DOT, LABEL_LEADING } from './MapLabel.ts';
import type { MapPicture } from './MapPicture.ts';
import { type MapNumber, numbersOf } from './numbersOf.ts';
import { EVERYTHING } from './outlineOf.ts';
import { type PaperFill, paperFillPattern, plainPaperFills } from './PaperFill.ts';
import { PICTURE_SIZES, type PictureSize } from './pictureSizes.ts';
import { drawnDay, type Shading } from './Shading.ts';
import { scaleBar } from './scaleBar.ts';
import type { Surroundings } from './surroundings.ts';
import { textWidth } from './textWidth.ts';
import { boxesOverlap, boxInView, type Size, viewOf } from './View.ts';
import { wrappedLines } from './wrappedLines.ts';

/** How much wider names may be than in the portal's typeface: a picture has one of the system, of which DejaVu Sans is the widest. */
const SVG_STRETCH = 1.2;

/** Pixels left free at both sides of a text. */
const SVG_MARGIN = 40;
const SVG_HEAD = 50;
const SVG_TITLE_LINE = 42;
/** The width of a letter of the title and of the foot, in pixels. */
const SVG_TITLE_LETTER = 18;
const SVG_FOOT_LETTER = 8;
const SVG_LINE = 20;
const SVG_LEGEND_LINE = 26;
const SVG_LEGEND_SIZE = 16;

const NO_BREAK_SPACE = '\u00a0';

/** The longest scale and the room that it takes at the foot of the map, in pixels. */
const SVG_LONGEST_SCALE = 160;
const SVG_SCALE_ROOM = 40;

const escapedForSvg = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** How a file looks: the colours of paper, and the typeface. */
export interface SvgLook {
  readonly colors: PaperColors;
  readonly typeface: string;
}

export interface SvgOptions {
  readonly picture?: PictureSize;
  /** The part of the map that is drawn, in kilometres; null for the whole country. */
  readonly frame?: Box | null;
  readonly shading?: Shading | null;
  /** The ground of each area where no classes are shown; null for none. */
  readonly ground?: Uint8Array | null;
  readonly circles?: Circles | null;
  /** An outline as an SVG path in kilometres, around which the map fades; '' for none. */
  readonly lit?: string;
  /** What lies around Italy and its lakes, as `loadSurroundings` gives them. */
  readonly surroundings?: Surroundings | null;
}

/** The names that find room in a drawing, and numbers in place of the others. */
function namesInSvg(geometry: Geometry, day: DayMap, extent: Box, size: Size) {
  const shown: MapPicture = { geometry, day, view: viewOf(extent, size), size };
  const labels = labelsOf(shown, [[0, size.height - SVG_SCALE_ROOM, SVG_LONGEST_SCALE + 80, size.height]], SVG_STRETCH);
  return { shown, labels, numbers: numbersOf(shown, labels, SVG_STRETCH) };
}

/** What the numbers of a drawing stand for, as lines of its foot. */
const svgNumberLines = (numbers: readonly MapNumber[], letters: number): string[] =>
  numbers.length === 0
    ? []
    : wrappedLines(numbers.map(({ number, name }) => `${number} ${name}`.replaceAll(' ', NO_BREAK_SPACE)).join(', '), letters);

/** The map of a day as an SVG file with its title, legend, boundaries, source and licence. */
export function svgOf(
  geometry: Geometry,
  day: DayMap,
  { title, note, source }: DrawingWords,
  { colors, typeface }: SvgLook,
  { frame = null, shading = null, ground = null, circles = null, lit = '', surroundings = null, picture = 'verticale' }: SvgOptions = {},
): string {
  const { width, height } = PICTURE_SIZES[picture];
  const { colorNeutralBackground1: paper, colorNeutralForeground1: ink, colorNeutralForeground2: quiet } = colors;
  const { colorMapBorder: border, colorMapSea: water, colorMapAbroad: otherLand } = colors;
  /** How the circle of a quantity looks. */
  const disc = `fill="${colors.colorBrandForeground1}" fill-opacity="0.5"`;
  const plain = plainPaperFills(colors);
  const lettersOf = (letter: number) => Math.floor((width - 2 * SVG_MARGIN) / letter);
  const letters = lettersOf(SVG_FOOT_LETTER);
  const heading = wrappedLines(title, lettersOf(SVG_TITLE_LETTER));
  const head = SVG_HEAD + heading.length * SVG_TITLE_LINE;
  const classes = shading?.classes ?? [];
  const extent = frame ?? extentOf(geometry) ?? [0, 0, 1, 1];
  const discs = circles?.legend ?? [];
  const discsHeight = discs[0] ? 2 * discs[0].radius + 20 : 0;
  const words = [...wrappedLines(note, letters), ...wrappedLines(source, letters)];
  const sizeAbove = (lines: number): Size => ({
    width,
    height: height - head - 40 - lines * SVG_LINE - classes.length * SVG_LEGEND_LINE - discsHeight,
  });
  // the lines of numbers take room from the map, in which some names less may fit: there is a line for these
  const missing = svgNumberLines(namesInSvg(geometry, day, extent, sizeAbove(words.length)).numbers, letters).length;
  const size = sizeAbove(words.length + (missing === 0 ? 0 : missing + 1));
  const { shown, labels, numbers } = namesInSvg(geometry, day, extent, size);
  const { view } = shown;
  const foot = [...svgNumberLines(numbers, letters), ...words];
  const footHeight = height - head - size.height;
  const window = boxInView(view, size);
  const inSight = Uint8Array.from(geometry.boxes, (box) => (boxesOverlap(box, window) ? 1 : 0));
  const at = (x: number, y: number) => `${(x * view.scale + view.x).toFixed(1)} ${(y * view.scale + view.y).toFixed(1)}`;
  const pathOf = (rings: readonly (readonly number[])[]) => {
    let path = '';
    for (const ring of rings) {
      eachPoint(geometry, ring, (x, y, first) => {
        path += `${first ? 'M' : 'L'}${at(x, y)}`;
      });
      path += 'Z';
    }
    return path;
  };
  const arcPath = (arcs: readonly number[]) =>
    arcs
      .map((arc) => {
        const points = geometry.arcs[arc] as Float32Array;
        let path = '';
        for (let index = 0; index < points.length; index += 2)
          path += `${index === 0 ? 'M' : 'L'}${at(points[index] as number, points[index + 1] as number)}`;
        return path;
      })
      .join('');
  const drawn = drawnDay(day, shading, ground);
  const lines = borderLines(geometry, drawn, (area) => inSight[area] === 1);
  const looks = shading ? classes.map(({ look }) => look) : ground ? LAND_LOOKS : [];
  const fills: readonly PaperFill[] = [
    ...plain,
    ...looks.map((look) => ({
      color: tintOnPaper(look.paper.color, colors),
      ink: tintOnPaper(look.paper.ink, colors),
      pattern: look.pattern,
    })),
  ];
  const areas = fills.map(({ color }, number) => {
    const rings = geometry.areas.flatMap((area, place) => (drawn.fills[place] === number && inSight[place] ? area.rings : []));
    if (rings.length === 0) return '';
    return `<path fill="url(#classe${number})" stroke="${color}" stroke-width=".6" fill-rule="evenodd" d="${pathOf(rings)}"/>`;
  });
  const names = labels.map(({ lines: written, x, y, anchor, dot }) => {
    const point = dot ? `<circle cx="${dot.x.toFixed(1)}" cy="${dot.y.toFixed(1)}" r="${LABEL_DOT}"/>` : '';
    const texts = written.map(
      (line, place) =>
        `<text x="${x.toFixed(1)}" y="${(y + place * LABEL_LEADING).toFixed(1)}" text-anchor="${anchor}">${escapedForSvg(line)}</text>`,
    );
    return point + texts.join('');
  });
  const digits = numbers.map(({ number, x, y }) => `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="11">${number}</text>`);
  const scale = scaleBar(view.scale, SVG_LONGEST_SCALE);
  const legendTop = height - footHeight + 20;
  const discsTop = legendTop + classes.length * SVG_LEGEND_LINE;
  const footTop = discsTop + discsHeight + 14;
  const legend = classes.map(
    ({ label }, place) =>
      `<rect x="40" y="${legendTop + place * SVG_LEGEND_LINE - 12}" width="34" height="18" fill="url(#classe${plain.length + place})" stroke="${quiet}"/><text x="86" y="${legendTop + place * SVG_LEGEND_LINE + 3}" font-size="16" fill="${ink}">${escapedForSvg(label)}</text>`,
  );
  const paths = circles && circlePaths(circles, shown);
  // each beside the one before, on one line
  let discsLeft = 40;
  const discLegend = discs.map(({ radius, label }) => {
    const middle = discsLeft + radius;
    discsLeft = middle + radius + 24 + textWidth(label, (SVG_STRETCH * SVG_LEGEND_SIZE) / 12);
    const line = discsTop + (discs[0]?.radius ?? 0);
    return `<path d="${circlePath(middle, line, radius)}" ${disc}/><text x="${middle + radius + 8}" y="${line + 5}" font-size="16" fill="${ink}">${escapedForSvg(label)}</text>`;
  });
  const inKilometres = `matrix(${view.scale} 0 0 ${view.scale} ${view.x} ${view.y})`;
  const around = (path: string | undefined, look: string) =>
    path
      ? `<path d="${path}" transform="${inKilometres}" ${look} stroke-width="0.6" vector-effect="non-scaling-stroke" fill-rule="evenodd"/>`
      : '';
  const veil = lit && `<path d="${EVERYTHING}${lit}" transform="${inKilometres}" fill="${paper}" fill-opacity="0.6" fill-rule="evenodd"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="'${typeface}', Arial, sans-serif" role="img" aria-labelledby="titolo nota">
<title id="titolo">${escapedForSvg(title)}</title><desc id="nota">${escapedForSvg(note)}</desc>
<defs>${fills.map(paperFillPattern).join('')}</defs>
<rect width="${width}" height="${height}" fill="${paper}"/>
${heading.map((line, index) => `<text x="40" y="${60 + index * SVG_TITLE_LINE}" font-size="34" font-weight="600" fill="${ink}">${escapedForSvg(line)}</text>`).join('\n')}
<svg y="${head}" width="${size.width}" height="${size.height}">
<rect width="${size.width}" height="${size.height}" fill="${water}"/>
${around(surroundings?.land, `fill="${otherLand}" stroke="${colors.colorNeutralStroke1}"`)}
${areas.join('\n')}
${around(surroundings?.lakes, `fill="${water}" stroke="${border}"`)}
<g fill="none" stroke-linejoin="round"><path stroke="${border}" stroke-width="${hasManyAreas(geometry.areas.length) && !frame ? 0.25 : 0.8}" d="${arcPath(lines.border)}"/><path stroke="${colors.colorNeutralStrokeAccessible}" stroke-width="0.9" d="${arcPath(lines.upper)}"/><path stroke="${quiet}" stroke-width="0.8" d="${arcPath(lines.coast)}"/></g>
${veil}
${paths ? `<path d="${paths.discs}" ${disc}/><path d="${paths.lines}" fill="none" stroke="${colors.colorBrandForeground1}"/><path d="${paths.negative}" fill="none" stroke="${colors.colorPaletteDarkOrangeForeground1}" stroke-width="2"/>` : ''}
<g font-size="12" text-anchor="middle" fill="${ink}" stroke="${paper}" stroke-width="3" paint-order="stroke">${names.join('')}${digits.join('')}</g>
<path d="M40 ${size.height - 26}v6h${scale.width.toFixed(1)}v-6" fill="none" stroke="${quiet}"/><text x="${(48 + scale.width).toFixed(1)}" y="${size.height - 18}" font-size="14" fill="${quiet}">${scale.kilometres} km</text>
</svg>
${[...legend, ...discLegend].join('\n')}
${foot.map((line, index) => `<text x="40" y="${footTop + index * SVG_LINE}" font-size="15" fill="${quiet}">${escapedForSvg(line)}</text>`).join('\n')}
</svg>
`;
}
