import { StepChart } from '@territori/ui/chart';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const points = [
  { date: '1861-03-17', value: 7720 },
  { date: '1948-01-01', value: 7688 },
  { date: '2025-01-01', value: 7896 },
];

const show = () =>
  render(
    <StepChart
      title="Comuni in vigore"
      points={points}
      until="2026-01-01"
      formatDate={(iso) => iso.split('-').reverse().join('/')}
      formatValue={String}
      labels={{ date: 'Dal', value: 'Comuni', showTable: 'Mostra i dati', description: 'Da 7720 a 7896' }}
    />,
  );

describe('StepChart', () => {
  it('reads the last value out at first, and the others by arrow keys', async () => {
    show();
    const drawing = screen.getByRole('slider', { name: 'Da 7720 a 7896' });
    expect(drawing.getAttribute('aria-valuetext')).toBe('01/01/2025: 7896');
    drawing.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(drawing.getAttribute('aria-valuetext')).toBe('01/01/1948: 7688');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(drawing.getAttribute('aria-valuetext')).toBe('17/03/1861: 7720');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(drawing.getAttribute('aria-valuetext')).toBe('01/01/2025: 7896');
  });

  it('draws only horizontal and vertical lines', () => {
    const { container } = show();
    expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d.]+,[\d.]+(H[\d.]+V[\d.]+)*H[\d.]+$/);
  });

  it('has the same figures as a table', async () => {
    show();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByText('Mostra i dati'));
    const cells = (await screen.findAllByRole('cell')).map((cell) => cell.textContent);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['17/03/1861', '01/01/1948', '01/01/2025']);
    expect(cells).toEqual(['7720', '7688', '7896']);
  });

  it('renders nothing without points', () => {
    const { container } = render(
      <StepChart
        title=""
        points={[]}
        until="2026-01-01"
        formatDate={String}
        formatValue={String}
        labels={{ date: '', value: '', showTable: '', description: '' }}
      />,
    );
    expect(container.childElementCount).toBe(0);
  });
});
