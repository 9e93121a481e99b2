/** Texts of the editor of formatted text, fetched with it. */
export const texts = {
  richText: {
    toolbar: 'Text format',
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quote',
    table: 'Insert a table',
    clear: 'Clear the format',
    undo: 'Undo',
    redo: 'Redo',
    link: 'Link',
    address: 'Address',
    wrongAddress:
      'Enter an address that begins with http:// or https://, or an address of this site that begins with “/”.',
    setLink: 'Set the link',
    removeLink: 'Remove the link'
  }
}
