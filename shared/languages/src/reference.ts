/**
 * A text of a definition as a string in its place: its key, and the values that stand in it. A value may be such a text itself.
 * `reference('day', { of: 'variazione.data' })` is `day?of=variazione.data`.
 */
export const reference = (key: string, values: Readonly<Record<string, string | number>>): string =>
  `${key}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;
