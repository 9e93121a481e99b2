import type { Db, Trx } from '../../platform/database/open.ts'
import { type FoundPlace, placeFinder } from '../../platform/language/places.ts'
import { cacheBriefly } from './cache-briefly.ts'
import { selectRegionNames } from './store.ts'

/** How long a server keeps the names, in milliseconds; it hears of a change at once. */
const keepFor = 10 * 60_000

const finders = cacheBriefly(keepFor, async db => placeFinder(await selectRegionNames(db)), 'region')

/** Reads the names of all regions, and returns a function that finds them in a text. */
export const readPlaces = (db: Db | Trx): Promise<(text: string) => FoundPlace[]> => finders.read(db)

/** Drops the names after a change of a region, so that the next call reads them again. */
export const forgetPlaces = (db: Db | Trx): void => finders.forget(db)
