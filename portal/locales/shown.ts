import type { Language } from '@board/schemas/errors/catalogue'
import type { Messages, TextPart } from './keys.ts'

type LoadMessages = (language: Language, parts: readonly TextPart[]) => Promise<Partial<Messages>>

let shown: { language: Language; messages: Messages; load: LoadMessages } | undefined

/** Sets the texts in use in the browser. `withTexts` adds to them those that `load` fetches. */
export function showMessages(language: Language, messages: Messages, load: LoadMessages): void {
  shown = { language, messages, load }
}

/**
 * Loads a module together with the texts that it shows. On the server it only loads the module, because the server
 * loads the texts of a page itself.
 */
export async function withTexts<T>(parts: readonly TextPart[], module: Promise<T>): Promise<T> {
  // a failure before the texts arrive is reported with the result
  module.catch(() => {})
  if (shown) {
    Object.assign(shown.messages, await shown.load(shown.language, parts))
  }
  return module
}
