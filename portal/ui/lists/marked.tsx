import type { ReactNode } from 'react'

/** Shows a text and highlights each occurrence of some words, ignoring case. */
export function Marked({
  text,
  words = []
}: {
  text: string
  words?: readonly string[] | undefined
}): ReactNode {
  return partsOf(text, words).map(({ part, isFound, at }) =>
    isFound ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>
  )
}

interface Part {
  part: string
  isFound: boolean
  /** Its position in the text. */
  at: number
}

/** Divides a text into the words found and the text between them. */
export function partsOf(text: string, words: readonly string[]): Part[] {
  const known = words.filter(Boolean).toSorted((one, other) => other.length - one.length)
  if (known.length === 0) return [{ part: text, isFound: false, at: 0 }]
  const pattern = known.map(word => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  let at = 0
  return text.split(new RegExp(`(${pattern})`, 'i')).flatMap((part, index) => {
    const found = { part, isFound: index % 2 === 1, at }
    at += part.length
    return part === '' ? [] : [found]
  })
}
