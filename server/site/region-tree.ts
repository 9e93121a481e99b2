import type { Db, Trx } from '../database/open.ts'
import { treeOfNames } from '../trees.ts'
import { freshly } from './freshly.ts'
import { selectRegionNames } from './store.ts'

/** The whole tree: large, and the same for all who may see it, because no role's data authorisation narrows regions. */
export const wholeTree = freshly(2000, async db => treeOfNames(await selectRegionNames(db)), 'region')

/** Reads the whole tree anew next time: for whoever has just changed a region. */
export const forgetRegions = (db: Db | Trx): void => wholeTree.forget(db)
