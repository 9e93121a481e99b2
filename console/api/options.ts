import type { Client, OperationId } from '@board/client'
import { operationNamed, optionsOperation, searchOperation } from './operations.ts'

/** One record as pickers show it. */
export type RecordOption = {
  id: number | string
  label: string
  /** Texts that distinguish the record from others of the same name: a username, a department. */
  details?: readonly string[]
  parentId?: number | string | null
  hasChildren?: boolean
}

/** Filters of the resource's list that limit the choices of a reference (`x-ref.filter`). */
export type Narrowing = Readonly<Record<string, unknown>>

/**
 * Selects records: those whose name matches a text, those with these ids, or the children of one (`null`: the
 * roots).
 */
export interface OptionFilter extends Narrowing {
  q?: string
  id?: readonly unknown[]
  parentId?: number | string | null
}

/** Milliseconds for which fetched names of records count as current. */
export const optionsStale = 60_000
/** Maximum number of records that a picker shows at once; typing finds the others. */
export const maxOptions = 50
/** Maximum number of children of one record that a tree shows. */
export const maxChildren = 200

/**
 * Reads records of a resource for pickers, in the resource's own order: `most` of them after the first
 * `from`.
 */
export type OptionsReader = (
  resource: string,
  filter: OptionFilter,
  most: number,
  signal?: AbortSignal,
  from?: number
) => Promise<RecordOption[]>

/** Returns the name of a record outside a list: its label with the first of its details. */
export const optionName = ({ label, details: [first] = [] }: RecordOption): string =>
  first === undefined ? label : `${label}（${first}）`

type Found = Readonly<Record<string, unknown>> & Pick<RecordOption, 'id' | 'label'>

type Listed = Readonly<Record<string, unknown>>

/** Returns the records of an answer that is a list, or a tree with its children after each parent. */
function recordsIn(answer: unknown): Listed[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((one: Listed) => [one, ...recordsIn(one.children)])
}

/** Returns the records of an operation that lists all its records. */
function listed(answer: unknown, { q, id: wanted }: OptionFilter): RecordOption[] {
  const tree = (answer as { tree?: unknown } | null)?.tree
  return recordsIn(tree ?? answer).flatMap(record => {
    const { regionName } = record
    const id = record.id ?? record.fid ?? record.collectId
    const name = record.name ?? record.title
    if (q && !String(name ?? '').includes(q)) return []
    if ((typeof id !== 'number' && typeof id !== 'string') || (wanted && !wanted.includes(id))) return []
    const details = typeof regionName === 'string' && regionName ? [regionName] : []
    return [{ id, label: String(name ?? id), details }]
  })
}

/**
 * Makes a reader of options: with the entity's own operation, one that searches, or one that lists all records at once.
 */
export function optionsReader(client: Pick<Client, 'callAny'>): OptionsReader {
  /** Calls an operation that searches; the other texts of its rows become details. */
  async function search(
    operation: OperationId,
    { q, id, parentId: _, ...narrowing }: OptionFilter,
    page: { from: number; rows: number },
    signal: AbortSignal | undefined
  ): Promise<RecordOption[]> {
    const body = { ...narrowing, ...(q ? { keywords: q } : {}), ...(id ? { ids: id } : {}), ...page }
    const found = (await client.callAny(operation, { body, signal: signal ?? null })) as readonly Found[]
    return found.map(({ id: own, label, ...rest }) => ({
      id: own,
      label,
      details: Object.values(rest).filter(one => typeof one === 'string' && one !== '') as string[]
    }))
  }

  return async (resource, filter, most, signal, from = 0) => {
    const rows = Math.max(1, most)
    const searching = searchOperation(resource)
    if (searching) return search(searching, filter, { from, rows }, signal)
    const operation = optionsOperation(resource)
    if (!operation) {
      const listing = operationNamed(resource)
      return listing ? listed(await client.callAny(listing, { signal: signal ?? null }), filter) : []
    }
    const query = { filter: JSON.stringify(filter), range: JSON.stringify([from, from + rows - 1]) }
    return (await client.callAny(operation, { query, signal: signal ?? null })) as RecordOption[]
  }
}
