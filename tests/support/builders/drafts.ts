/** A storage of a browser, and a value in progress, for the tests of drafts. */

export interface Note {
  readonly text: string
}

export const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/** Stored drafts that are damaged, or of an older form than a note. */
export const damagedNotes = [
  'not json',
  '{"value":{"other":1},"savedAt":1}',
  '{"value":{"text":"x"}}',
  '[]',
  'null'
]

/** Returns an empty storage; `kept` is its content. */
export function fakeStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    keys: () => [...kept.keys()],
    setItem: (key: string, value: string) => {
      kept.set(key, value)
      return true
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear()
  }
}
