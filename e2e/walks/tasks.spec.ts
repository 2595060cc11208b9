import { expect } from '@playwright/test';
import { mapsPrepared, PREPARATION_MS } from '../harness/mapsPrepared.ts';
import { test } from '../harness/test.ts';
import { type HandsName, handsOf } from './hands.ts';
import { TEN_TASKS } from './tenTasks.ts';
import { button, main, type Task, usualTask, type Visitor } from './visitor.ts';

/** Searches a unit from the home and opens its page. */
async function openUnit({ page, by }: Visitor, text: string, name: string): Promise<void> {
  await by.write(main(page).getByRole('combobox'), text);
  await by.press(button(page, 'Cerca'));
  await by.press(
    main(page)
      .getByRole('region', { name: /^Unità territoriali/ })
      .getByRole('link', { name, exact: true })
      .first(),
  );
  await expect(main(page).getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** What takes more choices. */
const LONGER_TASKS: readonly Task[] = [
  {
    title: 'what merged into Valsamoggia',
    actions: [3, 3],
    async go(visitor) {
      await openUnit(visitor, 'Valsamoggia', 'Valsamoggia');
      return visitor.page.getByText('Nasce il 01/01/2014 dal territorio di');
    },
  },
  {
    title: 'the list of 20/10/1991 as XLSX',
    actions: [4, 6],
    async go({ page, by, narrow }) {
      await by.press(usualTask(page, 'Scarica l’elenco di un giorno'));
      if (narrow) await by.press(main(page).getByText('Date e filtri'));
      await by.write(main(page).getByRole('textbox', { name: 'Data' }), '20/10/1991');
      await by.press(button(page, 'Applica'));
      await expect(main(page).getByText('8.100 righe')).toBeVisible();
      if (narrow) await by.press(main(page).getByText('Scarica e condividi'));
      const [file] = await Promise.all([page.waitForEvent('download'), by.press(button(page, 'Scarica XLSX'))]);
      expect(file.suggestedFilename()).toMatch(/20-10-1991.*\.xlsx$/);
      // the file has what was looked for; on a phone the way to it fills the screen
      return button(page, 'Scarica XLSX');
    },
  },
  {
    title: 'what Ledro was before, and what it is',
    actions: [3, 3],
    async go(visitor) {
      await openUnit(visitor, 'Ledro', 'Ledro');
      return visitor.page.getByText('Nasce il 01/01/2010 dal territorio di');
    },
  },
  {
    title: 'everything that changed in the province of Trento from 2010 to 2020',
    actions: [4, 4],
    async go({ page, by }) {
      await by.press(usualTask(page, 'Che cosa è cambiato?'));
      await by.write(main(page).getByRole('textbox', { name: 'Data inizio periodo' }), '01/01/2010');
      await by.write(main(page).getByRole('textbox', { name: 'Data fine periodo' }), '31/12/2020');
      const provinces = main(page).getByRole('combobox', { name: 'Provincia/Uts' });
      await expect(provinces).toBeEnabled();
      await by.select(provinces, '022');
      // rows, or cards on a narrow screen
      const changes = main(page)
        .getByRole('row')
        .or(main(page).getByRole('list', { name: 'Tutte le variazioni' }).getByRole('listitem'));
      await expect(changes.filter({ hasText: 'Ledro' }).first()).toBeAttached({ timeout: 20_000 });
      return main(page).getByRole('list', { name: 'Variazioni per tipo' }).getByRole('button').first();
    },
  },
  {
    title: 'a list of 2001 translated to 2021',
    actions: [5, 5],
    async go({ page, by }) {
      await by.press(usualTask(page, 'Traduci un elenco'));
      await by.write(page.getByLabel('Oppure incolla il testo'), '058091\n063049\n015146\n001272');
      await by.press(button(page, 'Leggi il testo'));
      const day = page.getByRole('textbox', { name: 'Traduci al' });
      await expect(day).toBeVisible({ timeout: 25_000 });
      await by.write(day, '01/01/2021');
      await by.leave();
      await expect(page).toHaveURL(/al=2021-01-01/);
      return main(page).getByText('Niente da controllare: ogni valore ha la sua unità.');
    },
  },
  {
    title: 'a link for a colleague',
    actions: [2, 3],
    async go({ page, by, narrow }) {
      await by.press(usualTask(page, 'Scarica l’elenco di un giorno'));
      if (narrow) await by.press(main(page).getByText('Scarica e condividi'));
      await by.press(button(page, 'Copia link'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#/territorio/body?id=61');
      return page.getByText('Link copiato').first();
    },
  },
  {
    title: 'what changed between two days',
    actions: [5, 5],
    async go({ page, by }) {
      await by.press(usualTask(page, 'Che cosa è cambiato?'));
      await by.press(main(page).getByRole('link', { name: 'Confronta i due giorni' }));
      await by.write(main(page).getByRole('textbox', { name: 'Primo giorno' }), '01/01/2001');
      await by.write(main(page).getByRole('textbox', { name: 'Secondo giorno' }), '01/01/2021');
      await by.leave();
      return main(page).getByText('Comuni: 8.100 il 01/01/2001, 7.903 il 01/01/2021, 197 in meno.');
    },
  },
];

const WAYS = [
  { hands: 'mouse', width: 1280 },
  { hands: 'keyboard', width: 390 },
  { hands: 'keyboard', width: 1280 },
  { hands: 'mouse', width: 390 },
] as const satisfies readonly { hands: HandsName; width: number }[];

test.beforeAll(async ({ request }) => {
  test.setTimeout(PREPARATION_MS);
  await mapsPrepared(request);
});

const TASKS = [...TEN_TASKS.map((task) => ({ ...task, most: 3 })), ...LONGER_TASKS.map((task) => ({ ...task, most: 6 }))];

TASKS.forEach(({ title, actions: expected, most, go }, place) => {
  // each task at both widths and with both hands, in one pairing or the other; a deep run goes all four ways
  const ways = process.env.DEEP ? WAYS : WAYS.slice((place % 2) * 2, (place % 2) * 2 + 2);
  for (const { hands, width } of ways) {
    test.describe(`a new visitor, by ${hands} at ${width} px, finds`, () => {
      test.use({
        viewport: { width, height: 844 },
        permissions: ['clipboard-read', 'clipboard-write'],
        contextOptions: { reducedMotion: 'reduce' },
      });
      test(`${title}, within ${most} actions, and sees it without scrolling`, async ({ page, open }) => {
        test.setTimeout(60_000);
        await open('/home');
        let actions = 0;
        const counted =
          <Arguments extends unknown[]>(act: (...given: Arguments) => Promise<void>) =>
          (...given: Arguments) => {
            actions += 1;
            return act(...given);
          };
        const { press, write, select } = handsOf(hands, page);
        const leave = () => page.keyboard.press('Tab');
        const by = { press: counted(press), write: counted(write), select: counted(select), leave: counted(leave) };
        const narrow = width < 640;
        const result = await go({ page, by, narrow });
        await expect(result).toBeInViewport({ timeout: 15_000 });
        expect(actions).toBe(expected[narrow ? 1 : 0]);
        expect(actions).toBeLessThanOrEqual(most);
      });
    });
  }
});
