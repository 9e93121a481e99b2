import { type Actor, isInstitution, isSignedIn } from '../actor.ts'

/**
 * The readers of an event: everybody who may read its message; its author; those who handle it; its author and those who
 * handle it; the platform alone.
 */
export type Audience = 'public' | 'author' | 'holders' | 'parties' | 'editor'

/** The fields of a message that decide who reads its events. */
export type Timelined = {
  tid: number
  authorUid: number
  /** The forum's group, and its path `/1/12/340/`. */
  groupId: number
  groupPath: string
}

/** An assignment as far as it decides who reads its events. */
export type Link = {
  tpid: number
  parentTpid: number | null
  giverGroupId: number
  holderGroupId: number | null
  /** Whether the message has come to another group's hands since. */
  isPast: boolean
}

/** Tells whether the author of a message reads its events of an audience. */
export const isOfAuthor = (audience: string): boolean => audience === 'author' || audience === 'parties'

/** Tells whether those who handle a message read its events of an audience. */
export const isOfHolders = (audience: string): boolean => audience === 'holders' || audience === 'parties'

export type ReadableEvent = { audience: Audience; tpid: number | null }

/**
 * Says which events of a message an actor may read. The platform reads all. The author reads what is public or
 * theirs. The forum's group and its superiors read what is public or the holders'; so does a group further down,
 * but of assignments only those that it gave or holds, and what grew below them; and no more than those once the message
 * has come to another group's hands. Domain 2, decision 0037.
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

/** Whether an actor works for the platform: a role with `board:` permissions. Domain 1. */
export const isPlatform = (actor: Actor): boolean =>
  isSignedIn(actor) &&
  actor.group === null &&
  [...actor.permissions].some(permission => permission.startsWith('board:'))

/** Whether a group is the one at `path`, or above it in the tree. */
const isAbove = (groupPath: string, path: string) => path.startsWith(groupPath)

/** The assignments that a group gave or holds, with all that were given on from them. */
function linksBelow(groupId: number, links: readonly Link[]): Set<number> {
  const seen = new Set<number>()
  // parents have smaller numbers than what was given on from them
  for (const { tpid, parentTpid, giverGroupId, holderGroupId } of links.toSorted((a, b) => a.tpid - b.tpid)) {
    const isParty = giverGroupId === groupId || holderGroupId === groupId
    if (isParty || (parentTpid !== null && seen.has(parentTpid))) seen.add(tpid)
  }
  return seen
}
