import { beforeEach, expect, it } from 'vitest';
import { takeLanguageOfAddress } from './takeLanguageOfAddress.ts';

beforeEach(() => localStorage.clear());

/** The language that is stored after a visit of an address, and the address that is left. */
function visited(address: string) {
  history.replaceState(null, '', address);
  takeLanguageOfAddress(window, localStorage);
  return [localStorage.getItem('lng'), location.pathname + location.search + location.hash];
}

it('the language of a link is the visitor’s choice, and leaves the address', () => {
  expect(visited('/?language=en#/storia_ua/10370610')).toEqual(['en', '/#/storia_ua/10370610']);
  expect(visited('/?a=1&language=it-XA#/home')).toEqual(['it-XA', '/?a=1#/home']);
});

it('what is no language counts as none, and an address without one stays as it is', () => {
  expect(visited('/?language=%3Cb%3E#/home')).toEqual([null, '/#/home']);
  expect(visited('/?b=2#/territorio/body?id=61&language=en')).toEqual([null, '/?b=2#/territorio/body?id=61&language=en']);
});

it('a storage that refuses changes nothing else', () => {
  const full = {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  history.replaceState(null, '', '/?language=en#/home');
  takeLanguageOfAddress(window, full);
  expect(location.search).toBe('');
});
