/**
 * Returns a text without control characters and lone surrogates: a document can hold them, but a table cannot, for
 * example NUL.
 */
export const printable = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
