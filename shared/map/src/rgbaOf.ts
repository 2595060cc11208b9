/** Red, green, blue and opacity, each from 0 to 255. */
type Rgba = readonly [number, number, number, number];

/** The parts of a colour as a browser computes it: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)` or `color(srgb 0.1 0.2 0.3 / 0.5)`. */
export function rgbaOf(color: string): Rgba {
  const unit = color.startsWith('color(') ? 255 : 1;
  const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/[\d.]+(e-\d+)?/g) ?? []).map(Number);
  return [red * unit, green * unit, blue * unit, opacity * 255];
}
