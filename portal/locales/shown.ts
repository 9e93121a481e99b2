import type { Language } from '@board/schemas/errors/catalogue'
import type { Messages, TextPart } from './keys.ts'

let shown: { language: Language; messages: Messages } | undefined

/** Sets the texts in use in the browser. `withTexts` adds to them. */
export function showMessages(language: Language, messages: Messages): void {
  shown = { language, messages }
}

/**
 * Loads a module together with the texts that it shows. On the server it only loads the module, because the server
 * loads the texts of a page itself.
 */
export async function withTexts<T>(parts: readonly TextPart[], module: Promise<T>): Promise<T> {
  // a failure before the texts arrive is reported with the result
  module.catch(() => {})
  if (shown) {
    const { loadMessages } = await import('../app/later.ts')
    Object.assign(shown.messages, await loadMessages(shown.language, parts))
  }
  return module
}
