import { StepChart } from '@territori/ui/chart';

// numbers of municipalities in force, equal to the official portal
const points = [
  { date: '1861-03-17', value: 7720 },
  { date: '1948-01-01', value: 7688 },
  { date: '1991-10-20', value: 8100 },
  { date: '2021-01-01', value: 7903 },
  { date: '2025-01-01', value: 7896 },
];

export const Comuni = () => (
  <StepChart
    title="Comuni in vigore dal 1861"
    points={points}
    until="2026-01-01"
    formatDate={(iso) => iso.split('-').reverse().join('/')}
    formatValue={(value) => value.toLocaleString('it')}
    labels={{
      date: 'Dal',
      value: 'Comuni',
      showTable: 'Mostra i dati',
      description: 'I comuni erano 7.720 nel 1861, al massimo 8.100 nel 1991 e 7.896 nel 2025.',
    }}
  />
);
