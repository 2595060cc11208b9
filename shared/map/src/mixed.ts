/** A colour over another, as `color-mix(in srgb, … percent%, …)` mixes them; all as `#` and six digits. */
export function mixed(color: string, percent: number, ground: string): string {
  const channel = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => {
    const value = (channel(color, at) * percent + channel(ground, at) * (100 - percent)) / 100;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
