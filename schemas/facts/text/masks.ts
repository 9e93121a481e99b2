/** Passages that are hidden from the public (domain 7): pure functions, for the server and for forms. */

/** A part of a text, in code points; `end` is exclusive. */
export interface Passage {
  readonly start: number
  readonly end: number
}

/** The texts of a message that can have masks. */
export const maskedFields = ['subject', 'content'] as const
export type MaskedField = (typeof maskedFields)[number]

/** A passage of one of a message's texts that the public reads as `maskSign`. */
export interface Mask extends Passage {
  readonly field: MaskedField
}

/** The sign that replaces a masked passage in the public text. */
export const maskSign = '■■'

/** The number of masks that one text may have. */
export const maxMasks = 100

/** Sorts passages and joins those that overlap or touch. */
export function joinPassages(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = []
  for (const { start, end } of [...passages].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else joined.push({ start, end })
  }
  return joined
}

/** A piece of a text, and whether it is hidden from the public. */
export interface Piece {
  readonly text: string
  readonly isMasked: boolean
}

/** Cuts a text into its masked and its open pieces, in their order; empty pieces are left out. */
export function piecesOf(text: string, passages: readonly Passage[]): Piece[] {
  const points = Array.from(text)
  const pieces: Piece[] = []
  let from = 0
  const add = (to: number, isMasked: boolean) => {
    if (to > from) pieces.push({ text: points.slice(from, to).join(''), isMasked })
    from = Math.max(from, to)
  }
  for (const { start, end } of joinPassages(passages)) {
    add(Math.min(start, points.length), false)
    add(Math.min(end, points.length), true)
  }
  add(points.length, false)
  return pieces
}

/** Returns the text as the public reads it. */
export const maskText = (text: string, passages: readonly Passage[]): string =>
  piecesOf(text, passages)
    .map(piece => (piece.isMasked ? maskSign : piece.text))
    .join('')

/** Returns the passages of one field. */
export const masksOf = (masks: readonly Mask[], field: MaskedField): Mask[] =>
  masks.filter(mask => mask.field === field)

/** Tells whether every passage has at least one character and lies inside the text. */
export function areInside(text: string, passages: readonly Passage[]): boolean {
  const { length } = Array.from(text)
  return passages.every(({ start, end }) => start >= 0 && start < end && end <= length)
}

/** Returns the passages of a text for the same text without the space around it. */
export function trimPassages(text: string, passages: readonly Passage[]): Passage[] {
  const before = Array.from(text).length - Array.from(text.trimStart()).length
  const { length } = Array.from(text.trim())
  return passages
    .map(({ start, end }) => ({ start: Math.max(0, start - before), end: Math.min(length, end - before) }))
    .filter(({ start, end }) => start < end)
}

/**
 * Moves the passages of a text with an edit of it. A passage is dropped if its own characters were changed.
 * @returns the passages in the new text, and the number of those that were dropped
 */
export function followEdit<P extends Passage>(
  before: string,
  after: string,
  passages: readonly P[]
): { passages: P[]; dropped: number } {
  const [old, now] = [Array.from(before), Array.from(after)]
  const most = Math.min(old.length, now.length)
  let head = 0
  while (head < most && old[head] === now[head]) head++
  let tail = 0
  while (tail < most - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++
  const editEnd = old.length - tail
  const shift = now.length - old.length
  const kept: P[] = []
  for (const passage of passages) {
    if (passage.end <= head) kept.push(passage)
    else if (passage.start >= editEnd)
      kept.push({ ...passage, start: passage.start + shift, end: passage.end + shift })
  }
  return { passages: kept, dropped: passages.length - kept.length }
}

/** Converts a UTF-16 index of a text to code points. */
export const pointAt = (text: string, index: number): number => Array.from(text.slice(0, index)).length

/** Converts an index in code points of a text to UTF-16 units. */
export const indexAt = (text: string, point: number): number =>
  Array.from(text).slice(0, point).join('').length
