/** A group of words that mean the same to who searches. */
export type SynonymGroup = readonly string[]

/** A word of a text, with the other words of its group. */
export interface FoundSynonyms {
  readonly word: string
  readonly others: readonly string[]
}

/**
 * Returns a function that finds the words of the groups in a text, in the order of the text. Of words that overlap, the
 * longest one that begins first is found.
 */
export function synonymFinder(groups: readonly SynonymGroup[]): (text: string) => FoundSynonyms[] {
  const groupOf = new Map(groups.flatMap(group => group.map(word => [word, group] as const)))
  const longest = Math.max(0, ...[...groupOf.keys()].map(word => word.length))
  const wordAt = (text: string, at: number): string | undefined => {
    for (let length = Math.min(longest, text.length - at); length > 1; length--) {
      const word = text.slice(at, at + length)
      if (groupOf.has(word)) return word
    }
    return undefined
  }
  return text => {
    const found: FoundSynonyms[] = []
    for (let at = 0; at < text.length; at++) {
      const word = wordAt(text, at)
      if (word === undefined) continue
      found.push({ word, others: (groupOf.get(word) ?? []).filter(other => other !== word) })
      at += word.length - 1
    }
    return found
  }
}
