/**
 * Adds a text on a new line at the end of the editor's text as if it were typed, so that Ctrl+Z takes it back.
 * @returns false if the browser cannot do so
 */
export function typeAtEnd(name: string, text: string): boolean {
  const field = document.querySelector<HTMLTextAreaElement>(`aside textarea[name="${name}"]`)
  if (!field) return false
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  return document.execCommand('insertText', false, field.value === '' ? text : `\n${text}`)
}
