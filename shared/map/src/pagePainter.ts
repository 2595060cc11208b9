import { drawMap } from './drawMap.ts';
import type { Geometry } from './Geometry.ts';
import type { Painter } from './Painter.ts';

/** A painter that draws on the page. */
export function pagePainter(): Painter {
  let geometry: Geometry | null = null;
  let last = 0;
  return {
    setGeometry(next) {
      geometry = next;
    },
    draw(picture, done) {
      last += 1;
      const number = last;
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.size.width * picture.density));
      canvas.height = Math.max(1, Math.round(picture.size.height * picture.density));
      const context = canvas.getContext('2d');
      if (!context || !geometry) return;
      drawMap(context, geometry, picture);
      const { width, height } = canvas;
      createImageBitmap(canvas).then((bitmap) => number === last && done({ x: 0, y: 0, width, height, whole: true, bitmap }));
    },
    close() {
      last = -1;
    },
  };
}
