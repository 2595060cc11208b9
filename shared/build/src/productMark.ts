/** Stands for the name of the product in a page, which the server of the portal knows. */
export const PRODUCT_MARK = '__PRODUCT__';

/** A text as HTML writes it. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
