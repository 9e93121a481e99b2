import type { Language } from '@board/schemas/errors'
import type { Messages, TextPart } from './keys.ts'

let shown: { language: Language; messages: Messages } | undefined

/** In the browser: the texts in use, which `withTexts` completes. */
export function showMessages(language: Language, messages: Messages): void {
  shown = { language, messages }
}

/**
 * Loads a module together with the texts that it shows. The server loads a page's texts itself; while it renders, this
 * loads the module alone.
 */
export async function withTexts<T>(parts: readonly TextPart[], module: Promise<T>): Promise<T> {
  if (shown) {
    const { loadMessages } = await import('../app/later.ts')
    Object.assign(shown.messages, await loadMessages(shown.language, parts))
  }
  return module
}
