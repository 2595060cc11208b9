import { drawMap } from './drawMap.ts';
import { boxOf, type Geometry } from './Geometry.ts';
import type { Painter } from './Painter.ts';
import { wholePatch } from './Patch.ts';

/** A painter that draws on the page. */
export function pagePainter(): Painter {
  let geometry: Geometry | null = null;
  let last = 0;
  return {
    setGeometry(next) {
      // with a detailed file the lines are finer than the boxes, and outside these nothing is coloured
      geometry = { ...next, boxes: next.areas.map(({ rings }) => boxOf(rings, next.arcs)) };
    },
    draw(picture, done) {
      last += 1;
      const number = last;
      const patch = wholePatch(picture);
      const { width, height } = patch;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context || !geometry) return;
      drawMap(context, geometry, picture);
      createImageBitmap(canvas).then((bitmap) => number === last && done({ ...patch, whole: true, bitmap }));
    },
    close() {
      last = -1;
    },
  };
}
