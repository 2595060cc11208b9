/** Stands for the name of the product in a page, which the server of the portal knows. */
export const PRODUCT_MARK = '__PRODUCT__';

/** A text within an element. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page with the name of the product. */
export const withProduct = (page: string, product: string): string => page.replaceAll(PRODUCT_MARK, () => escaped(product));
