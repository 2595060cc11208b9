/** Sets the size of a canvas, in its own pixels, where it differs: to set the same size again takes some 10 ms and empties the canvas. */
export function resizeCanvas(canvas: HTMLCanvasElement | OffscreenCanvas, width: number, height: number): void {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
}
