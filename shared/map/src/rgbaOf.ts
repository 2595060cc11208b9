/** Red, green, blue and opacity, each from 0 to 255. */
type Rgba = readonly [number, number, number, number];

/** The parts of a colour as the theme has it, `#010203`, or as a browser computes it: `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3 / 0.5)`. */
export function rgbaOf(color: string): Rgba {
  const hexadecimal = /^#(..)(..)(..)$/
    .exec(color)
    ?.slice(1)
    .map((channel) => Number.parseInt(channel, 16));
  const [, space = '', parts = ''] = /^(\w+\((?:[a-z][\w-]+ )?)(.*)/.exec(color) ?? [];
  const unit = space.startsWith('color') ? 255 : 1;
  const numbers = parts.match(/-?[\d.]+(e-?\d+)?|none/g)?.map((part) => Number.parseFloat(part) || 0);
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbers ?? [];
  const [r, g, b] = hexadecimal ?? [red * unit, green * unit, blue * unit];
  return [r as number, g as number, b as number, opacity * 255];
}
