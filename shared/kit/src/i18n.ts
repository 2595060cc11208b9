/** Texts outside a section's own pages. */
export { formatNumber } from './language/formatNumber.ts';
export { useLanguage } from './language/useLanguage.ts';
export { createMessages, type Translate, useMessages } from './language/useMessages.ts';
