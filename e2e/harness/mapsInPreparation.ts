import type { Page } from '@playwright/test';

/** The words of the API for boundaries whose maps are being prepared, as {@link mapsInPreparation} gives them. */
export const IN_PREPARATION = 'In preparazione.';

/** Lets the API answer as in the first minutes of a portal, whose maps are being prepared, until the function is called that it gives. */
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
