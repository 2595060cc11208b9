import { type DrawnDay, drawMap, type Palette } from './drawMap.ts';
import type { Geometry } from './Geometry.ts';
import type { Size, View } from './View.ts';

/** What the page asks of the worker: the boundaries once, then a picture for each view. */
export type PainterRequest =
  | { readonly kind: 'geometry'; readonly geometry: Geometry }
  | {
      readonly kind: 'draw';
      readonly number: number;
      readonly day: DrawnDay;
      readonly size: Size;
      readonly view: View;
      readonly palette: Palette;
      readonly density: number;
    };

/** A picture; null where the worker cannot draw. */
export interface PainterAnswer {
  readonly number: number;
  readonly picture: ImageBitmap | null;
}

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PainterRequest>) => void;
  postMessage(answer: PainterAnswer, transfer: Transferable[]): void;
};
let geometry: Geometry | null = null;

scope.onmessage = ({ data }) => {
  if (data.kind === 'geometry') {
    geometry = data.geometry;
    return;
  }
  const { number, day, size, view, palette, density } = data;
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(size.width * density)), Math.max(1, Math.round(size.height * density)));
  const context = canvas.getContext('2d');
  if (!context || !geometry) {
    scope.postMessage({ number, picture: null }, []);
    return;
  }
  drawMap(context, geometry, day, size, view, palette, density);
  const picture = canvas.transferToImageBitmap();
  scope.postMessage({ number, picture }, [picture]);
};
