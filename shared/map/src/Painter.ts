import type { Drawn } from './Drawing.ts';
import type { Geometry } from './Geometry.ts';
import type { Picture } from './Picture.ts';

/** Makes the pictures of a map: in a worker, or on the page where the browser has no canvas for workers. */
export interface Painter {
  setGeometry(geometry: Geometry): void;
  /** Calls back with the last picture that was asked for, or what differs from the one before; earlier ones that are late are dropped. */
  draw(picture: Picture, done: (drawn: Drawn | 'same') => void): void;
  close(): void;
}
