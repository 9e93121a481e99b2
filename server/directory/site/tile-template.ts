/** The template of a tile server's addresses: `{z}`, `{x}` and `{y}` stand for zoom, column and row. */
import { isWebAddress } from '@board/schemas/facts/contact'

/** One tile of Web Mercator's world, which has 2 to the power of `z` columns and rows. */
export interface TilePlace {
  readonly z: number
  readonly x: number
  readonly y: number
}

const gaps = ['{z}', '{x}', '{y}'] as const

/** Tells whether a text is such a template: each placeholder occurs once, and none of them in the host. */
export function isTileTemplate(template: string): boolean {
  if (gaps.some(gap => template.split(gap).length !== 2)) return false
  const [first, second] = [
    { z: 1, x: 0, y: 1 },
    { z: 2, x: 3, y: 2 }
  ].map(place => fillTemplate(template, place))
  if (first === undefined || second === undefined || /[{}]/.test(first)) return false
  const [one, other] = [URL.parse(first), URL.parse(second)]
  if (!one || !other || !isWebAddress(first)) return false
  return one.origin === other.origin && one.username === '' && one.password === '' && one.hash === ''
}

/** Returns the address of one tile. */
export const fillTemplate = (template: string, { z, x, y }: TilePlace): string =>
  template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))

/** Tells whether the world has such a tile. */
export const isOnMap = ({ z, x, y }: TilePlace): boolean => x < 2 ** z && y < 2 ** z
