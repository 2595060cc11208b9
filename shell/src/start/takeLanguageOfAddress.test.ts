import { beforeEach, expect, it } from 'vitest';
import { takeLanguageOfAddress } from './takeLanguageOfAddress.ts';

beforeEach(() => localStorage.clear());

/** The language that is stored after a visit of an address, and the address that is left. */
async function visited(address: string) {
  history.replaceState(null, '', address);
  await takeLanguageOfAddress(window, localStorage, Promise.resolve({}));
  return [localStorage.getItem('lng'), location.pathname + location.search + location.hash];
}

it('the language of a link is the visitor’s choice, and leaves the address', async () => {
  expect(await visited('/?language=en#/storia_ua/10370610')).toEqual(['en', '/#/storia_ua/10370610']);
  expect(await visited('/?a=1&language=it#/home')).toEqual(['it', '/?a=1#/home']);
});

it('an unknown language is none, and an address without one stays as it is', async () => {
  expect(await visited('/?language=xx#/home')).toEqual([null, '/#/home']);
  expect(await visited('/?b=2#/territorio/body?id=61&language=en')).toEqual([null, '/?b=2#/territorio/body?id=61&language=en']);
});

it('a storage that refuses changes nothing else', async () => {
  const full = {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  history.replaceState(null, '', '/?language=en#/home');
  await takeLanguageOfAddress(window, full, Promise.resolve({}));
  expect(location.search).toBe('');
});
