import { startWorker } from '../exports/startWorker.ts';
import { type DrawnDay, drawMap, type Palette } from './drawMap.ts';
import type { Geometry } from './Geometry.ts';
import type { PainterAnswer, PainterRequest } from './map.worker.ts';
import type { Size, View } from './View.ts';

export interface PictureOf {
  readonly day: DrawnDay;
  readonly size: Size;
  readonly view: View;
  readonly palette: Palette;
  readonly density: number;
}

/** Makes the pictures of a map: in a worker, or on the page where the browser has no canvas for workers. */
export interface Painter {
  setGeometry(geometry: Geometry): void;
  /** Calls back with the last picture that was asked for; earlier ones that are late are dropped. */
  draw(picture: PictureOf, done: (drawn: ImageBitmap) => void): void;
  close(): void;
}

/** A painter that draws on the page. */
function pagePainter(): Painter {
  let geometry: Geometry | null = null;
  let last = 0;
  return {
    setGeometry(next) {
      geometry = next;
    },
    draw({ day, size, view, palette, density }, done) {
      last += 1;
      const number = last;
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(size.width * density));
      canvas.height = Math.max(1, Math.round(size.height * density));
      const context = canvas.getContext('2d');
      if (!context || !geometry) return;
      drawMap(context, geometry, day, size, view, palette, density);
      createImageBitmap(canvas).then((picture) => number === last && done(picture));
    },
    close() {
      last = -1;
    },
  };
}

/** A painter that draws in a worker; one picture is drawn at a time, and of those that wait the last one is. */
function workerPainter(worker: Worker): Painter {
  let number = 0;
  let busy = false;
  let waiting: { picture: PictureOf; done: (drawn: ImageBitmap) => void } | null = null;
  let done: (drawn: ImageBitmap) => void = () => {};
  const post = (request: PainterRequest) => worker.postMessage(request);
  const send = (next: { picture: PictureOf; done: (drawn: ImageBitmap) => void }) => {
    busy = true;
    number += 1;
    done = next.done;
    post({ kind: 'draw', number, ...next.picture });
  };
  worker.onmessage = ({ data }: MessageEvent<PainterAnswer>) => {
    busy = false;
    if (data.picture) done(data.picture);
    const next = waiting;
    waiting = null;
    if (next) send(next);
  };
  return {
    setGeometry: (geometry) => post({ kind: 'geometry', geometry }),
    draw(picture, callback) {
      const next = { picture, done: callback };
      if (busy) waiting = next;
      else send(next);
    },
    close: () => worker.terminate(),
  };
}

export function createPainter(): Painter {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return pagePainter();
  return workerPainter(startWorker(() => new Worker(new URL('./map.worker.ts', import.meta.url))));
}
