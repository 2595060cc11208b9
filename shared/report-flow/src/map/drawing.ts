import { borderLines } from './borderLines.ts';
import type { DayMap } from './DayMap.ts';
import { FILL } from './DayMap.ts';
import { boxAround, eachPoint, type Geometry } from './Geometry.ts';
import { viewOf } from './View.ts';

/** The words of a drawing that leaves the portal. */
export interface DrawingWords {
  readonly title: string;
  /** Which boundaries these are. */
  readonly note: string;
  readonly source: string;
}

const WIDTH = 1200;
const HEAD = 90;
const FOOT = 110;
const HEIGHT = 1500;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text in lines of at most so many letters. */
function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The map of a day as an SVG file with its title, the boundaries it shows, its source and its licence. */
export function svgOf(geometry: Geometry, day: DayMap, { title, note, source }: DrawingWords): string {
  const whole = boxAround(
    geometry,
    geometry.areas.map((_, area) => area),
  ) ?? [0, 0, 1, 1];
  const view = viewOf(whole, { width: WIDTH, height: HEIGHT - HEAD - FOOT });
  const at = (x: number, y: number) => `${(x * view.scale + view.x).toFixed(1)} ${(y * view.scale + view.y + HEAD).toFixed(1)}`;
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
  const lines = borderLines(geometry, day, () => true);
  const colors = { [FILL.unit]: '#ffffff', [FILL.shared]: 'url(#insieme)', [FILL.nobody]: '#dfe7ef' };
  const fills = Object.entries(colors).map(([kind, color]) => {
    const rings = geometry.areas.flatMap((area, place) => (day.fills[place] === Number(kind) ? area.rings : []));
    return rings.length === 0 ? '' : `<path fill="${color}" stroke="${color}" stroke-width=".6" fill-rule="evenodd" d="${pathOf(rings)}"/>`;
  });
  const foot = [...linesOf(note, 140), ...linesOf(source, 140)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="'Titillium Web', Arial, sans-serif" role="img" aria-labelledby="titolo nota">
<title id="titolo">${escaped(title)}</title><desc id="nota">${escaped(note)}</desc>
<defs><pattern id="insieme" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#ffffff"/><rect width="1.5" height="6" fill="#9aa9b8"/></pattern></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#edf2f7"/>
<text x="40" y="60" font-size="34" font-weight="600" fill="#16202c">${escaped(title)}</text>
${fills.join('\n')}
<g fill="none" stroke-linejoin="round"><path stroke="#9aa9b8" stroke-width="${geometry.areas.length > 1000 ? 0.25 : 0.8}" d="${arcPath(lines.border)}"/><path stroke="#5c6b7a" stroke-width="0.9" d="${arcPath(lines.upper)}"/><path stroke="#33414f" stroke-width="0.8" d="${arcPath(lines.coast)}"/></g>
${foot.map((line, index) => `<text x="40" y="${HEIGHT - FOOT + 30 + index * 20}" font-size="15" fill="#33414f">${escaped(line)}</text>`).join('\n')}
</svg>
`;
}

/** The same drawing as a picture. Rejects where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  // the page's policy allows no `blob:` images
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * 2;
  canvas.height = HEIGHT * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png'),
  );
}
