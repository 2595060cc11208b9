import { expect } from '@playwright/test';
import { button, found, main, searchFor, type Task, usualTask } from './visitor.ts';

/** What visitors come for, each in three actions from the home at most. */
export const TEN_TASKS: readonly Task[] = [
  {
    title: 'the municipalities in force on 20/10/1991',
    actions: [3, 3],
    async go(visitor) {
      await searchFor(visitor, '20/10/1991');
      await visitor.by.press(found(visitor.page, /^Pagine/).getByRole('link', { name: 'Comuni in vigore al 20/10/1991' }));
      return main(visitor.page).getByText('8.100 righe');
    },
  },
  {
    title: 'what changed in January 2014',
    actions: [3, 3],
    async go({ page, by }) {
      await by.press(usualTask(page, 'Che cosa è cambiato?'));
      await by.write(main(page).getByRole('textbox', { name: 'Data inizio periodo' }), '01/01/2014');
      await by.write(main(page).getByRole('textbox', { name: 'Data fine periodo' }), '31/01/2014');
      await expect(page).toHaveURL(/dal=2014-01-01&al=2014-01-31/);
      return main(page).getByRole('list', { name: 'Variazioni per tipo' }).getByRole('button').first();
    },
  },
  {
    title: 'who Baranzate was',
    actions: [3, 3],
    async go(visitor) {
      const { page, by } = visitor;
      await searchFor(visitor, 'Baranzate');
      await by.press(found(page, /^Unità territoriali/).getByRole('link', { name: 'Baranzate', exact: true }));
      await expect(main(page).getByRole('heading', { level: 1, name: 'Baranzate', exact: true })).toBeVisible();
      return main(page).getByText('Bollate').first();
    },
  },
  {
    title: 'the code of a municipality whose name is misspelt, Lisone',
    actions: [2, 2],
    async go(visitor) {
      await searchFor(visitor, 'Lisone');
      const first = found(visitor.page, /^Forse cercavi/)
        .getByRole('listitem')
        .first();
      await expect(first.getByRole('link')).toHaveText('Lissone');
      return first.getByText('108028');
    },
  },
  {
    title: 'what Girgenti is called today',
    actions: [2, 2],
    async go(visitor) {
      await searchFor(visitor, 'Girgenti');
      const first = found(visitor.page, /^Unità territoriali/)
        .getByRole('listitem')
        .first();
      await expect(first.getByRole('link')).toHaveText('Agrigento');
      return first.getByText('si chiamava Girgenti fino al 1927');
    },
  },
  {
    title: 'the codes of today for a list',
    actions: [3, 3],
    async go({ page, by }) {
      await by.press(usualTask(page, 'Traduci un elenco'));
      await by.write(page.getByLabel('Oppure incolla il testo'), '058091 063049 015146 001272'.replaceAll(' ', '\n'));
      await by.press(button(page, 'Leggi il testo'));
      await expect(main(page).getByText('Niente da controllare: ogni valore ha la sua unità.')).toBeVisible({ timeout: 25_000 });
      return main(page).getByText(/^I codici sono quelli in vigore dal/);
    },
  },
  {
    title: 'the map of 21/04/1936',
    actions: [3, 3],
    async go({ page, by }) {
      await by.press(usualTask(page, 'Guarda la mappa di un giorno'));
      await by.write(main(page).getByRole('textbox', { name: 'Data' }), '21/04/1936');
      await by.leave();
      return main(page).getByRole('group', { name: /^Mappa\. .* al 21\/04\/1936/ });
    },
  },
  {
    title: 'the list of today as a file',
    actions: [2, 3],
    async go({ page, by, narrow }) {
      await by.press(usualTask(page, 'Scarica l’elenco di un giorno'));
      if (narrow) await by.press(main(page).getByText('Scarica e condividi'));
      await expect(button(page, 'Scarica XLSX')).toBeEnabled();
      const [file] = await Promise.all([page.waitForEvent('download'), by.press(button(page, 'Scarica XLSX'))]);
      expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
      // the file has what was looked for; on a phone the way to it fills the screen
      return button(page, 'Scarica XLSX');
    },
  },
  {
    title: 'what a word means, fusione',
    actions: [3, 3],
    async go(visitor) {
      const { page, by } = visitor;
      await searchFor(visitor, 'fusione');
      await by.press(
        found(page, /^Glossario/)
          .getByRole('link')
          .first(),
      );
      return main(page).getByRole('button', { expanded: true }).first();
    },
  },
  {
    title: 'the call of the API that gives a list',
    actions: [2, 3],
    async go({ page, by, narrow }) {
      await by.press(usualTask(page, 'Scarica l’elenco di un giorno'));
      if (narrow) await by.press(main(page).getByText('Scarica e condividi'));
      await by.press(button(page, 'API'));
      return page
        .getByRole('dialog')
        .getByText(/reportspooljson/)
        .first();
    },
  },
];
