import type { Unita } from '@territori/contract/v1';
import en from '@territori/languages/en/mf-storia.json';
import { renderPage } from '@territori/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { municipality } from '../../data/unit.fixture.ts';
import italian from '../../messages/it.json';
import { UnitLead } from './UnitLead.tsx';
import { UnitLinks } from './UnitLinks.tsx';

const province = (id: number, codice: string, denominazione: string, sigla: string) => ({ id, codice, denominazione, sigla });
/** Lissone as it was until 29/06/2009, and as it has been since. */
const milanese = municipality({
  denominazione: 'Lissone',
  codice: '015123',
  provincia: province(15, '015', 'Milano', 'MI'),
  valido_dal: '1948-01-01',
  valido_al: '2009-06-30',
});
const brianzola = municipality({
  denominazione: 'Lissone',
  codice: '108028',
  provincia: province(108, '108', 'Monza e della Brianza', 'MB'),
  valido_dal: '2009-06-30',
});
const title = { it: '', en: '' };
const options = {
  messages: { it: italian, en },
  sections: [
    { id: 'home', routes: ['/home'], title, links: { report: '/home/link' } },
    { id: 'variazioni', routes: ['/variazioni'], title, links: { tutte: '/variazioni/tutte' } },
  ],
} as const;

const linksOf = (unit: Unita, day: string) => {
  renderPage(() => <UnitLinks unit={unit} day={day} />, options);
  return screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('+', ' '));
};

describe('the page of a unit on an earlier day', () => {
  it('leads to the province of that day, on that day', () => {
    const links = linksOf(milanese, '1990-01-01').join('\n');
    expect(links).toMatch(/id=61&dateFrom=1990-01-01&filter=DEN_UTS:Milano/);
    expect(links).toMatch(/provincia=015/);
    expect(links).not.toMatch(/Monza|108/);
  });

  it('leads to its last province where no day is asked for', () => {
    expect(linksOf(brianzola, '').join('\n')).toMatch(/DEN_UTS:Monza e della Brianza/);
  });

  it('names in its first sentence the province of that day', () => {
    renderPage(() => <UnitLead states={[milanese, brianzola]} shown={milanese} points={[]} />, options);
    expect(screen.getByText(/Milano/)).toBeTruthy();
    expect(screen.queryByText(/Monza/)).toBeNull();
  });
});
