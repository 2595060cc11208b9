import type { Page } from '@playwright/test';

/** The sentence of the API while maps are being prepared, as {@link mapsInPreparation} gives it. */
export const IN_PREPARATION = 'I confini di questa edizione sono in preparazione: saranno disponibili fra qualche minuto.';

/** Lets the API answer as in the first minutes of a portal, while its maps are being prepared. Resolves to a function that ends this. */
export async function mapsInPreparation(page: Page): Promise<() => void> {
  let preparing = true;
  await page.route(/\/api\/v1\/confini\?/, async (route) => {
    if (!preparing) return route.continue();
    const response = await route.fetch();
    const none = { stato: 'in_preparazione', insieme: null, calendario: [], insiemi: [], giorni: null, frase: IN_PREPARATION };
    return route.fulfill({ response, json: { ...(await response.json()), ...none } });
  });
  return () => {
    preparing = false;
  };
}
