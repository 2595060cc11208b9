import en from '@territori/languages/en/mf-ricostruzione.json';
import { renderPage } from '@territori/testing';
import type { Figure } from '@territori/traduzione';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import italian from '../../messages/it.json';
import { FigureChoice } from './FigureChoice.tsx';

const ELECTORS: Figure = { kind: 'conteggio', column: 1 };
const VOTERS: Figure = { kind: 'conteggio', column: 2 };
const INCOME: Figure = { kind: 'tasso', column: 3, weight: 'popolazione' };
const NAMES = ['Comune', 'Elettori', 'Ore 23', 'Reddito medio'];

function choiceOf(figures: readonly Figure[], figure: Figure, divisor: number | null = null) {
  const [onFigure, onDivisor] = [vi.fn(), vi.fn()];
  const own = { figures, figure, divisor, nameOf: (column: number) => NAMES[column] as string, onFigure, onDivisor };
  const { user, unmount } = renderPage(() => <FigureChoice {...own} />, { messages: { it: italian, en } });
  return { user, unmount, onFigure, onDivisor };
}

const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const namesOf = (name: string) => [...field(name).options].map(({ text }) => text);

describe('which figures of a list a map shows', () => {
  it('are not asked for where there is one column', () => {
    choiceOf([ELECTORS], ELECTORS);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('are not divided where one column alone adds up, nor where a rate is shown', () => {
    for (const [figures, figure] of [
      [[ELECTORS, INCOME], ELECTORS],
      [[ELECTORS, VOTERS, INCOME], INCOME],
    ] as const) {
      const { unmount } = choiceOf(figures, figure);
      expect(namesOf('Cifre da mostrare')).toHaveLength(figures.length);
      expect(screen.queryByRole('combobox', { name: 'In rapporto a' })).toBeNull();
      unmount();
    }
  });

  it('are divided by one of the other counts, or by nothing', async () => {
    const { user, onDivisor } = choiceOf([ELECTORS, VOTERS, INCOME], VOTERS, 1);
    expect(namesOf('In rapporto a')).toEqual(['Niente', 'Elettori']);
    expect(field('In rapporto a').value).toBe('1');
    await user.selectOptions(field('In rapporto a'), 'Niente');
    expect(onDivisor).toHaveBeenLastCalledWith(null);
  });

  it('are named by column', async () => {
    const { user, onFigure, onDivisor } = choiceOf([ELECTORS, VOTERS], VOTERS);
    await user.selectOptions(field('In rapporto a'), 'Elettori');
    expect(onDivisor).toHaveBeenLastCalledWith(1);
    await user.selectOptions(field('Cifre da mostrare'), 'Elettori');
    expect(onFigure).toHaveBeenLastCalledWith(1);
  });
});
