import { Drawing, type Drawn } from './Drawing.ts';
import { type PackedGeometry, unpacked } from './PackedGeometry.ts';
import type { Picture } from './Picture.ts';

/** What the page asks of the worker: the boundaries once, then a picture for each view and each day. */
export type PainterRequest =
  | { readonly kind: 'geometry'; readonly geometry: PackedGeometry }
  | ({ readonly kind: 'draw'; readonly number: number } & Picture);

/** A picture, or what differs from the one before; null where the worker cannot draw. */
export interface PainterAnswer {
  readonly number: number;
  readonly drawn: Drawn | 'same' | null;
}

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PainterRequest>) => void;
  postMessage(answer: PainterAnswer, transfer: Transferable[]): void;
};
let drawing: Drawing | null = null;

scope.onmessage = ({ data }) => {
  if (data.kind === 'geometry') {
    drawing = new Drawing(unpacked(data.geometry));
    return;
  }
  const { number, kind: _, ...wanted } = data;
  const drawn = drawing?.show(wanted) ?? null;
  scope.postMessage({ number, drawn }, drawn && drawn !== 'same' ? [drawn.bitmap] : []);
};
