import { describe, expect, it } from 'vitest';
import { BLANK, filterChip } from './filterChip.ts';

describe('filterChip', () => {
  it('shows variable and value', () => {
    expect(filterChip({ column: 'COMUNE', value: "L'Aquila" }, 'Comune', 'Non disponibile').short).toBe("Comune: L'Aquila");
  });

  it('shows a missing value as not available', () => {
    expect(filterChip({ column: 'COM_LIT', value: BLANK }, 'Comune litoraneo', 'Non disponibile').short).toBe(
      'Comune litoraneo: Non disponibile',
    );
  });

  it('cuts at 56 characters with an ellipsis and keeps the whole text', () => {
    const chip = filterChip({ column: 'T', value: 'x'.repeat(80) }, 'Testo', '');
    expect(chip.short).toBe(`Testo: ${'x'.repeat(48)}…`);
    expect(chip.short).toHaveLength(56);
    expect(chip.whole).toHaveLength(87);
  });

  it('leaves 56 characters whole', () => {
    expect(filterChip({ column: 'T', value: 'x'.repeat(49) }, 'Testo', '').short).toBe(`Testo: ${'x'.repeat(49)}`);
  });
});
