import type { DataOf } from '@board/client'
import type { ActionId } from '@board/generated/actions'
import type { DataProvider, GetListResult, Identifier, RaRecord, SortPayload } from 'ra-core'
import type { Values } from '../base/values.ts'
import type { Attempt } from './attempts.ts'
import type { RecordOption } from './options.ts'

/**
 * The largest exact count of records. A larger count only says that there are more: the server counts one record
 * further.
 */
export const countedRecords = 10_000

/** The `meta` of a list: whether the total is only a lower bound, and the cursor of the next page. */
export interface ListMeta {
  readonly totalCapped: boolean
  readonly nextCursor: string | null
  /** The number of records in each tab, by display, if the list has it. */
  readonly tabs?: Readonly<Record<string, number>>
}

/**
 * The `meta` of a `getMany` or `getList` that requests only names (`RecordOption`). Names need no permission for the
 * page of their resource. A list of names may be searched by the filter `q`.
 */
export const namesAlone = { names: true } as const

/** Tells whether a request needs only names. */
export const wantsNames = ({ meta }: { readonly meta?: Partial<typeof namesAlone> }): boolean =>
  meta?.names === true

/**
 * The `meta` of a `getOne` for the whole record of a board. React-admin stores the rows of a list as records. With this
 * `meta` the whole record is stored separately from its row, which has fewer fields.
 */
export const wholeRecord = { whole: true } as const

/** One action of a person: an operation with an `x-action`, and the values of its form. */
export interface ActParams {
  readonly operation: ActionId
  /** The record from which the request's keys are filled (`tid`, `version`, …); `ids` for an action on several. */
  readonly record: Values
  /** The values of the form; the request omits hidden and empty fields. */
  readonly values?: Values
  /** True if the request has emptied texts, because the call keeps the values that it does not get. */
  readonly sendsEmpty?: boolean | undefined
  /**
   * The attempts of the form that sends the action. A retry of the same content has the same Idempotency-Key. Without
   * them each call is a new action.
   */
  readonly attempt?: Attempt
  readonly signal?: AbortSignal
}

export interface BulkActParams {
  readonly operation: ActionId
  readonly records: readonly RaRecord[]
  /** The values of the form, or those for each record of an action that is sent for one after the other. */
  readonly values?: Values | ((record: RaRecord) => Values)
  readonly attempt?: Attempt
  readonly signal?: AbortSignal
  /** Called with the results so far. */
  readonly onProgress?: (results: readonly BulkResult[]) => void
}

/** The result of an action on one of several records; `error` if it was refused. */
export interface BulkResult {
  readonly id: Identifier
  readonly data?: unknown
  readonly error?: unknown
}

export interface CountParams {
  readonly filter?: Values
  readonly signal?: AbortSignal
}

/** The numbers of a board's tabs under its filters. */
export type BoardCount = Pick<DataOf<'ansCount'>, 'tabs' | 'overdue' | 'dueToday' | 'dueSoon'>

export interface TreeParams {
  /** The parent record; null for the roots. */
  readonly parentId: Identifier | null
  /** Filters that narrow every level (`x-ref.filter`). */
  readonly filter?: Values
  readonly pagination: { readonly page: number; readonly perPage: number }
  readonly signal?: AbortSignal
}

export interface ExportParams {
  readonly format: 'csv' | 'xlsx'
  readonly filter: Values
  readonly columns: readonly string[]
  /** The headings of the columns, for a board. An entity has its own. */
  readonly headings?: readonly string[]
  /** The texts of values without a dictionary, by the columns of a board. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly sort?: SortPayload
  /** Only these records of a board. */
  readonly ids?: readonly number[]
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: { readonly loaded: number }) => void
}

/**
 * The data provider of every entity and board: react-admin's nine methods, and five further ones. A method that a
 * resource does not have is refused by an `UnsupportedMethod`. A component gets it from
 * `useDataProvider<ConsoleDataProvider>()`.
 */
export interface ConsoleDataProvider extends DataProvider {
  /** Sends one action. */
  act(resource: string, params: ActParams): Promise<{ data: unknown }>
  /**
   * Sends the same action for several records, in one call if the operation takes ids, otherwise one after the other. A
   * stopped run returns the results so far.
   */
  bulkAct(resource: string, params: BulkActParams): Promise<{ data: BulkResult[] }>
  /** Counts the records of each tab of a board. */
  count(resource: string, params: CountParams): Promise<{ data: BoardCount }>
  /** Lists one level of a tree of records. */
  tree(
    resource: string,
    params: TreeParams
  ): Promise<{ data: RecordOption[]; pageInfo: NonNullable<GetListResult['pageInfo']> }>
  /** Exports the list of an entity or a board under its filters to a file. */
  export(resource: string, params: ExportParams): Promise<{ data: Blob }>
}
