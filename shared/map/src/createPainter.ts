import { startWorker } from '@territori/exports/startWorker';
import type { Drawn } from './Drawing.ts';
import type { PainterAnswer, PainterRequest } from './map.worker.ts';
import { packed } from './PackedGeometry.ts';
import type { Painter } from './Painter.ts';
import type { Picture } from './Picture.ts';

/** A painter that draws in a worker; one picture is drawn at a time, and of those that wait the last one is. */
function workerPainter(worker: Worker): Painter {
  let number = 0;
  let busy = false;
  let waiting: { picture: Picture; done: (drawn: Drawn | 'same') => void } | null = null;
  let done: (drawn: Drawn | 'same') => void = () => {};
  const post = (request: PainterRequest) => worker.postMessage(request);
  const send = (next: { picture: Picture; done: (drawn: Drawn | 'same') => void }) => {
    busy = true;
    number += 1;
    done = next.done;
    post({ kind: 'draw', number, ...next.picture });
  };
  const goOn = () => {
    busy = false;
    const next = waiting;
    waiting = null;
    if (next) send(next);
  };
  worker.onmessage = ({ data }: MessageEvent<PainterAnswer>) => {
    if (data.drawn) done(data.drawn);
    goOn();
  };
  // a picture that cannot be drawn, for want of memory for example, does not hold up the next one
  worker.onerror = goOn;
  return {
    setGeometry: (geometry) => post({ kind: 'geometry', geometry: packed(geometry) }),
    draw(picture, callback) {
      const next = { picture, done: callback };
      if (busy) waiting = next;
      else send(next);
    },
    close: () => worker.terminate(),
  };
}

/** A painter that draws on the page. Its code is loaded only here: the browsers of the last years have a canvas for workers. */
function paintedOnPage(): Painter {
  const loaded = import('./pagePainter.ts').then(({ pagePainter }) => pagePainter());
  const then = (work: (painter: Painter) => void) => void loaded.then(work, () => {});
  return {
    setGeometry: (geometry) => then((painter) => painter.setGeometry(geometry)),
    draw: (picture, done) => then((painter) => painter.draw(picture, done)),
    close: () => then((painter) => painter.close()),
  };
}

/** The worker as one script: by its address, because a bundler's own workers share files with the page. */
const SCRIPT = new URL('./map.worker.ts', import.meta.url);

export function createPainter(): Painter {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return paintedOnPage();
  return workerPainter(startWorker(() => new Worker(SCRIPT)));
}
