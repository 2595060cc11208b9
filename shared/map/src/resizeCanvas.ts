/** Gives a canvas a size, in its own pixels. One that has it already keeps its content: to set it again takes some 10 ms. */
export function resizeCanvas(canvas: HTMLCanvasElement | OffscreenCanvas, width: number, height: number): void {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
}
