import { expect, it } from 'vitest';
import { withOwnRem } from './withOwnRem.ts';

it.each([
  ['.a{width:min(26rem, calc(100vw - 2rem))}', '.a{width:min(calc(26*var(--rem)), calc(100vw - calc(2*var(--rem))))}'],
  ['.a{margin:-1rem .5rem}', '.a{margin:calc(-1*var(--rem)) calc(.5*var(--rem))}'],
  ['@media (min-width: 40rem){.a{top:1.25rem}}', '@media (min-width: 40rem){.a{top:calc(1.25*var(--rem))}}'],
  ['@container (min-width: 40rem){.a{top:1.25rem}}', '@container (min-width: 40em){.a{top:calc(1.25*var(--rem))}}'],
  ['.f1rem{--fontSizeBase300:1rem}', '.f1rem{--fontSizeBase300:calc(1*var(--rem))}'],
  ['.a{width:10px;content:"lorem"}', '.a{width:10px;content:"lorem"}'],
])('%s', (css, own) => {
  expect(withOwnRem(css)).toBe(own);
});
