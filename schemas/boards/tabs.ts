/**
 * The tabs of the task boards: number, word and condition of each. The boards of the console, the conditions and the
 * counters of the server, and the numbers that the contract accepts are derived from these tables. A table that only one
 * board has stands in the file of this board.
 */
import type { AssignmentRow } from '../resources/assignment.ts'
import type { BoardTab } from '../vocabulary/vocabulary.ts'

/**
 * The condition of a tab, by field: a flag has this value, a moment is set or not, a number or a word is one of these. An
 * empty object matches every record. A board leaves out its column `state` on a tab with one value of the field `state`.
 */
export type Holds<Field extends string = string> = Readonly<Partial<Record<Field, Held>>>

type Held = boolean | readonly number[] | readonly string[]

/** A tab and its condition. */
export interface TabOf<Field extends string = string> extends BoardTab {
  readonly holds: Holds<Field>
}

/** The fields by which the tabs of messages differ. */
export type MessageField = 'state' | 'explainDue' | 'recheckOpen' | 'merged'

/** The order of tabs whose records wait for an answer by a deadline. */
export const overdueFirst = 'deadlineAt:asc'

/** Tabs of the messages of the group's own forums. Domain 5. */
export const messageTabs = [
  {
    display: 1,
    key: 'toReply',
    withoutGrading: 'notReplied',
    order: overdueFirst,
    holds: { state: [0], recheckOpen: false, merged: false }
  },
  {
    display: 2,
    key: 'toExplain',
    withoutGrading: null,
    order: overdueFirst,
    holds: { state: [3, 13], explainDue: true, recheckOpen: false }
  },
  { display: 3, key: 'recheck', holds: { recheckOpen: true } },
  { display: 4, key: 'awaitingGrade', withoutGrading: 'replied', holds: { state: [1, 2] } },
  { display: 5, key: 'graded', withoutGrading: null, holds: { state: [3] } },
  { display: 6, key: 'explained', withoutGrading: null, holds: { state: [11, 12, 21] } },
  { display: 7, key: 'gradedTwice', withoutGrading: null, holds: { state: [13] } },
  { display: 8, key: 'all', holds: {} }
] as const satisfies readonly TabOf<MessageField>[]

/** The fields by which the tabs of assignments differ: the state, and moments that are set or not. */
export type AssignmentField = 'state' | Extract<keyof typeof AssignmentRow.properties, `${string}At`>

/** Tabs of given or received assignments, by the state of each. Domain 5. */
export const assignmentTabs = [
  { display: 1, key: 'awaitingAcceptance', order: overdueFirst, holds: { state: [10] } },
  { display: 2, key: 'handling', order: overdueFirst, holds: { state: [20] } },
  { display: 3, key: 'returnRequested', holds: { state: [30] } },
  { display: 4, key: 'toExamine', order: overdueFirst, holds: { state: [40] } },
  { display: 5, key: 'done', holds: { state: [50] } },
  { display: 6, key: 'offline', holds: { state: [25] } },
  { display: 7, key: 'cancelled', holds: { state: [90] } },
  { display: 8, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'state'>[]

/** Tabs of an editor's queue: waiting and decided items; the server defines which table each reads. */
export const editorTabs = [
  { display: 1, key: 'pendingMessages' },
  { display: 2, key: 'pendingSupplements' },
  { display: 3, key: 'pendingComments' },
  { display: 6, key: 'openRechecks' },
  { display: 7, key: 'openDeletions' },
  { display: 8, key: 'openDeliveries' },
  { display: 4, key: 'approved' },
  { display: 5, key: 'returned' },
  { display: 9, key: 'takenDown' }
] as const satisfies readonly BoardTab[]

/** Tabs of rechecks. The first tab of each list of requests has the waiting ones. */
export const recheckTabs = [
  { display: 1, key: 'open', holds: { state: [0] } },
  { display: 2, key: 'rejected', holds: { state: [1] } },
  { display: 3, key: 'upheld', holds: { state: [2, 3, 4] } },
  { display: 4, key: 'withdrawnOrLapsed', holds: { state: [5, 6] } },
  { display: 5, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'state'>[]

/** Tabs of deliveries, for those who request them and for the editors. */
export const deliveryTabs = [
  { display: 1, key: 'open', holds: { state: [0] } },
  { display: 2, key: 'accepted', holds: { state: [1] } },
  { display: 3, key: 'declined', holds: { state: [2] } },
  { display: 4, key: 'withdrawnOrLapsed', holds: { state: [3, 4] } },
  { display: 5, key: 'all', holds: {} }
] as const satisfies readonly TabOf<'state'>[]

/** Tabs of the cases of a group. */
export const caseTabs = [
  { display: 1, key: 'all', holds: {} },
  { display: 2, key: 'caseDrafts', holds: { caseState: ['draft'] } },
  { display: 3, key: 'casesPending', holds: { caseState: ['pending'] } },
  { display: 4, key: 'casesPublished', holds: { caseState: ['published'] } },
  { display: 5, key: 'casesRefused', holds: { caseState: ['refused'] } },
  { display: 6, key: 'requestsWithdrawn', holds: { caseState: ['withdrawn'] } },
  { display: 7, key: 'takenDown', holds: { caseState: ['takenDown'] } }
] as const satisfies readonly TabOf<'caseState'>[]

/** Tabs of the campaigns of a group. Their conditions depend on the time, so the server has a condition for each key. */
export const campaignTabs = [
  { display: 1, key: 'all' },
  { display: 2, key: 'awaitingConfirmation' },
  { display: 3, key: 'awaitingModification' },
  { display: 4, key: 'notStarted' },
  { display: 5, key: 'collecting' },
  { display: 6, key: 'ended' },
  { display: 7, key: 'requestsWithdrawn' }
] as const satisfies readonly BoardTab[]

/** The keys of the tabs of campaigns. */
export type CampaignTabKey = KeyOf<typeof campaignTabs>

/** Returns the numbers of tabs, each once, in their order: the allowed values of a list's `display`. */
export const displaysOf = (...tables: readonly (readonly BoardTab[])[]): number[] =>
  [...new Set(tables.flat().map(({ display }) => display))].sort((a, b) => a - b)

/** The keys of a table of tabs. A record with these keys does not compile if it lacks one. */
export type KeyOf<Tabs extends readonly BoardTab[]> = Tabs[number]['key']

/** The fields of a table that are flags, or moments that are set or not. */
export type FlagIn<Tabs extends readonly TabOf[]> = FlagOf<Tabs[number]['holds']>

type FlagOf<Condition> = Condition extends unknown
  ? { [Field in keyof Condition]: Condition[Field] extends boolean ? Field : never }[keyof Condition] & string
  : never

/** Returns a tab by its key. */
export function tabNamed<const Tab extends BoardTab, const Key extends Tab['key']>(
  tabs: readonly Tab[],
  key: Key
): Extract<Tab, { readonly key: Key }> {
  const isNamed = (tab: Tab): tab is Extract<Tab, { readonly key: Key }> => tab.key === key
  const found = tabs.find(isNamed)
  if (!found) throw new Error(`There is no tab ${key}`)
  return found
}
