import { readManifest, sectionIds } from '@territori/build/workspace';
import { expect, test } from '../harness/test.ts';

/**
 * Only the files of the shell and the sections run in a page of the portal: no inline script, none made from text.
 * The silent console of every test shows that a page needs no more.
 */
const sections = await Promise.all(sectionIds().map(readManifest));
const routes = [...sections.map((manifest) => manifest.routes[0]), '/incorpora', '/accessibilita', '/privacy', '/non-esiste'];

for (const route of routes) {
  test(`${route} has a strict policy, and no script inside it`, async ({ page }) => {
    const response = await page.goto(`/#${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/(^|; )default-src 'none'(;|$)/);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-');
    await expect(page.locator('script:not([src])')).toHaveCount(0);
    const handlers = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].filter(({ name }) => name.startsWith('on'))),
    );
    expect(handlers, 'attributes that are scripts').toEqual([]);
  });
}

test('a script that finds its way into the page, or is made from text, does not run', async ({ page, open, said }) => {
  said.allow(/Content Security Policy/);
  await open('/glossario');
  const blocked = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
    const inside = document.createElement('script');
    inside.textContent = 'window.ran = true';
    document.body.append(inside);
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true" alt="">');
    // what a test evaluates may do so itself, what it leaves for later may not
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          new Function('window.ran = true')();
        } catch {
          // as it should be
        }
        setTimeout(resolve, 100);
      });
    });
    return { violations, ran: 'ran' in window };
  });
  expect(blocked).toEqual({
    violations: expect.arrayContaining(['script-src-elem inline', 'script-src-attr inline', 'script-src eval']),
    ran: false,
  });
});
