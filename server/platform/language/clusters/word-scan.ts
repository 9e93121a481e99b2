/** The characters by which words are looked up. */
const pairLength = 2

/** Receives a word that stands in a text: the number of the text, and the place in it. */
export type OnWord = (word: string, found: { at: number; text: string; from: number }) => void

/**
 * Finds words in texts, each word once for each text. Each text is read once, however many words there are.
 * @param words words of two characters and more
 */
export function scanWords(texts: Iterable<string>, words: Iterable<string>, onWord: OnWord): void {
  const byPair = new Map<string, string[]>()
  for (const word of new Set(words)) {
    const pair = word.slice(0, pairLength)
    byPair.set(pair, [...(byPair.get(pair) ?? []), word])
  }
  if (byPair.size === 0) return
  let at = 0
  for (const text of texts) {
    const found = new Set<string>()
    for (let from = 0; from + pairLength <= text.length; from++)
      for (const word of byPair.get(text.slice(from, from + pairLength)) ?? [])
        if (!found.has(word) && text.startsWith(word, from)) {
          found.add(word)
          onWord(word, { at, text, from })
        }
    at += 1
  }
}
