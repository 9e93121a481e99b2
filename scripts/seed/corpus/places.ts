import { readFileSync } from 'node:fs'

/** Names that could stand anywhere, by slot: streets, estates, villages and the like, none of a particular town. */
export const places: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL('places.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split(' '))
    .map(([slot = '', ...names]) => [slot, names])
)

/** Slots that take a name of another slot's list, differing from it. */
export const secondNames: ReadonlyMap<string, string> = new Map([['路二', '路']])
