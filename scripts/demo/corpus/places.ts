import { readFileSync } from 'node:fs'

/** Names that fit any town, by slot: streets, estates, villages and so on. */
export const places: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL('places.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(' '))
    .map(([slot = '', ...names]) => [slot, names])
)

/** Slots that take a different name from another slot's list. */
export const secondNames: ReadonlyMap<string, string> = new Map([['路二', '路']])
