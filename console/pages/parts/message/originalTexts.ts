/** The mark of the elements that show an original text of a message: its subject, or a text of its author. */
export const originalTexts = {
  mark: { 'data-original': '' },
  selector: '[data-original]'
} as const
