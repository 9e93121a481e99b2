import type { Audience } from '@board/schemas/facts/events'
import { type Actor, isInstitution, isSignedIn } from '../actor.ts'

/** The fields of a message that decide who reads its events. */
export type Timelined = {
  tid: number
  authorUid: number
  /** The group of the message, and its path, such as `/1/12/340/`. */
  groupId: number
  groupPath: string
}

/** The facts of an assignment that decide who reads its events. */
export type Link = {
  tpid: number
  parentTpid: number | null
  giverGroupId: number
  holderGroupId: number | null
  /** True if the message has moved to another group since. */
  isPast: boolean
}

/** Tells whether the author of a message reads its events with this audience. */
export const isOfAuthor = (audience: string): boolean => audience === 'author' || audience === 'parties'

/** Tells whether those who handle a message read its events with this audience. */
export const isOfHolders = (audience: string): boolean => audience === 'holders' || audience === 'parties'

export type ReadableEvent = { audience: Audience; tpid: number | null }

/**
 * Returns a filter for the events of a message that an actor may read. The platform reads all. The author reads the
 * events for the public and for the author. The group of the message and the groups above it read the events for the
 * public and for the holders. A group with an assignment reads these too, but of assignments only its own and those
 * below them. If all of its assignments are past, it reads only the public events and those of these assignments.
 * Domain 2, decision 0037.
 */
export function eventFilter(
  actor: Actor,
  message: Timelined,
  links: readonly Link[]
): (event: ReadableEvent) => boolean {
  if (isPlatform(actor)) return () => true
  if (isInstitution(actor)) {
    const seen = isAbove(actor.group.path, message.groupPath) ? undefined : linksBelow(actor.group.id, links)
    const holds = seen && links.some(link => !link.isPast && seen.has(link.tpid))
    return ({ audience, tpid }) =>
      audience === 'public' ||
      (isOfHolders(audience) && (!seen || (tpid === null ? holds === true : seen.has(tpid))))
  }
  const isAuthor = actor.accountId === message.authorUid
  return ({ audience }) => audience === 'public' || (isOfAuthor(audience) && isAuthor)
}

/** Tells whether an actor works for the platform: without a group, and with a `board:` permission. Domain 1. */
export const isPlatform = (actor: Actor): boolean =>
  isSignedIn(actor) &&
  actor.group === null &&
  [...actor.permissions].some(permission => permission.startsWith('board:'))

/** Tells whether a group is the one at `path`, or above it in the tree. */
const isAbove = (groupPath: string, path: string) => path.startsWith(groupPath)

/** Returns the ids of the assignments that a group gave or holds, and of all assignments below them. */
function linksBelow(groupId: number, links: readonly Link[]): Set<number> {
  const seen = new Set<number>()
  // an assignment has a larger number than its parent
  for (const { tpid, parentTpid, giverGroupId, holderGroupId } of links.toSorted((a, b) => a.tpid - b.tpid)) {
    const isParty = giverGroupId === groupId || holderGroupId === groupId
    if (isParty || (parentTpid !== null && seen.has(parentTpid))) seen.add(tpid)
  }
  return seen
}
