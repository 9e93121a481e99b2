/** A text without characters that a document can name by number and that no table holds, such as NUL. */
export const printable = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
