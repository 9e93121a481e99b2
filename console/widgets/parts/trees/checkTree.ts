/** The ticked records of a whole tree. Ticking a parent ticks everything below it. */
import type { RecordOption } from '../../../api/options.ts'
import type { RecordId, TreeNode } from '../../../api/tree.ts'

/** The state of a record's box: all of it, a part of it, or nothing is ticked. */
export type Ticked = boolean | 'mixed'

/** A tree by its parents. A record whose parent is missing is a root. */
export interface Branches {
  readonly below: ReadonlyMap<RecordId | null, readonly RecordOption[]>
  readonly parentOf: ReadonlyMap<RecordId, RecordId | null>
}

/** Returns the branches of a tree from its records, in their order. */
export function branchesOf(options: readonly RecordOption[]): Branches {
  const known = new Set(options.map(({ id }) => id))
  const parentOf = new Map(
    options.map(({ id, parentId }) => [id, parentId != null && known.has(parentId) ? parentId : null])
  )
  return { parentOf, below: Map.groupBy(options, ({ id }) => parentOf.get(id) ?? null) }
}

/** Returns a record and all below it. */
export function wholeOf({ below }: Pick<Branches, 'below'>, id: RecordId): RecordId[] {
  return [id, ...(below.get(id) ?? []).flatMap(child => wholeOf({ below }, child.id))]
}

/** Tells whether a record and the records below it are all chosen, partly chosen, or not chosen. */
export function tickedOf(branches: Branches, chosen: ReadonlySet<RecordId>, id: RecordId): Ticked {
  const whole = wholeOf(branches, id)
  const count = whole.filter(one => chosen.has(one)).length
  return count === whole.length ? true : count > 0 && 'mixed'
}

/** Ticks a record with all records below it, or unticks them if all are ticked. */
export function withToggled(
  branches: Branches,
  chosen: readonly RecordId[],
  ids: readonly RecordId[]
): RecordId[] {
  const now = new Set(chosen)
  const whole = ids.flatMap(id => wholeOf(branches, id))
  const isWhole = whole.every(id => now.has(id))
  for (const id of whole) {
    if (isWhole) now.delete(id)
    else now.add(id)
  }
  return [...now]
}

function aboveOf({ parentOf }: Pick<Branches, 'parentOf'>, id: RecordId): RecordId[] {
  const parent = parentOf.get(id) ?? null
  return parent === null ? [] : [parent, ...aboveOf({ parentOf }, parent)]
}

/** Returns a choice with the records above those that were added to the choice before. */
export function withNewAbove(
  branches: Branches,
  before: readonly RecordId[],
  now: readonly RecordId[]
): RecordId[] {
  const had = new Set(before)
  return [...new Set([...now, ...now.filter(id => !had.has(id)).flatMap(id => aboveOf(branches, id))])]
}

/** Returns the records whose name contains a text, with all records above them. */
export function foundIn(
  { parentOf }: Branches,
  options: readonly RecordOption[],
  text: string
): Set<RecordId> {
  const found = new Set<RecordId>()
  for (const { id, label } of options) {
    if (!label.toLowerCase().includes(text.toLowerCase())) continue
    for (let at: RecordId | null = id; at !== null && !found.has(at); at = parentOf.get(at) ?? null)
      found.add(at)
  }
  return found
}

/**
 * Returns the visible records in order: those below opened records, or during a search its results with all records
 * above them.
 * @param found the results of a search; undefined without one
 */
export function shownNodes(
  { below }: Branches,
  open: ReadonlySet<RecordId>,
  found: ReadonlySet<RecordId> | undefined
): TreeNode[] {
  const walk = (parent: RecordId | null, level: number): TreeNode[] =>
    (below.get(parent) ?? []).flatMap(option => {
      if (found && !found.has(option.id)) return []
      const children = below.get(option.id) ?? []
      const isOpen = found ? children.some(child => found.has(child.id)) : open.has(option.id)
      const node = { option, level, open: children.length > 0 ? isOpen : undefined, busy: false, parent }
      return isOpen ? [node, ...walk(option.id, level + 1)] : [node]
    })
  return walk(null, 1)
}
