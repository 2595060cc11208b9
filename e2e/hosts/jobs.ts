import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, type SectionManifest, textIn } from '@territori/contract';

async function pick(place: Locator, type: string, text: string, option: RegExp): Promise<void> {
  await place.getByRole('radio', { name: type, exact: true }).check();
  await place.getByRole('combobox').fill(text);
  await place.getByRole('option', { name: option }).first().click();
  await place.getByRole('button', { name: 'Cerca', exact: true }).click();
}

/** The first heading of a section in another site: the title of the section, except where its page has a sentence instead. */
export const headingOf = ({ id, title }: SectionManifest, language: Language): string =>
  textIn(id === 'home' ? homeHeading : title, language).replace('{{product}}', 'Territori');

const homeHeading = { it: 'Le unità territoriali d’Italia, dal 1861 a oggi', en: 'Italy’s territorial units, from 1861 to today' } as const;

/** The one thing that each section is there for, done from its form to its result. */
export const jobs: Readonly<Record<string, (place: Locator, page: Page) => Promise<void>>> = {
  glossario: async (place) => {
    await place.getByRole('searchbox').fill('citta metro');
    await place.getByRole('searchbox').press('Enter');
    await expect(place.locator('mark').first()).toHaveText('Città metro');
    await place.getByRole('button', { name: 'Città metropolitana', exact: true }).click();
    await expect(place.getByText('Fonte', { exact: true })).toBeVisible();
  },
  storia: async (place) => {
    await pick(place, 'Comune', '017092', /Lonato/);
    await expect(place.getByRole('heading', { name: 'Lonato del Garda - 017092' })).toBeVisible();
    await place.getByRole('row', { name: /CD-Cambio denominazione/ }).click();
    await expect(place.getByRole('table', { name: 'Dettaglio variazione' })).toBeVisible();
  },
  'ricerca-codice': async (place) => {
    await pick(place, 'Comune', '007805', /Agliè/);
    await expect(place.getByRole('row', { name: /^007805 Agliè 12\/01\/1927 04\/10\/1945/ })).toBeVisible();
  },
  ricostruzione: async (place) => {
    await place.getByRole('link', { name: 'Traduci il tuo elenco' }).click();
    await place.getByRole('button', { name: 'Prova: Soltanto nomi' }).click();
    await expect(place.getByText(/^I nomi sono quelli in vigore/)).toBeVisible({ timeout: 20_000 });
    await expect(place.getByRole('table', { name: 'Il tuo elenco tradotto' })).toBeVisible();
  },
  home: async (place) => {
    await place.getByRole('link', { name: /^Elenco Regioni/ }).click();
    await expect(place.getByRole('table', { name: /Elenco Regioni/ })).toBeVisible();
  },
  variazioni: async (place) => {
    await place.getByRole('link', { name: 'Tutte le variazioni di un periodo' }).click();
    await expect(place.getByRole('table', { name: 'Tutte le variazioni di un periodo' }).getByRole('row').nth(1)).toBeVisible({
      timeout: 20_000,
    });
  },
  territorio: async (place) => {
    await place.getByRole('radio', { name: 'Unità amministrative' }).check();
    await place.getByRole('radio', { name: 'Regione', exact: true }).check();
    await expect(place.getByRole('heading', { name: 'Elenco Regioni' })).toBeVisible();
  },
  apidetail: async (place, page) => {
    await place.getByRole('combobox', { name: 'Id/Titolo report' }).fill('68 - elenco');
    await place.getByRole('option', { name: /^68 - / }).click();
    await place.getByRole('button', { name: 'Cerca', exact: true }).click();
    const open = place.getByRole('button', { name: /Apri la scheda API/ });
    await expect(open, 'one report is left').toHaveCount(1);
    await open.click();
    await expect(place.getByRole('dialog').getByRole('link', { name: /reportspooljson\?/ })).toHaveAttribute('href', /pfun=68/);
    await page.keyboard.press('Escape');
    await expect(place.getByRole('dialog')).toHaveCount(0);
  },
};
