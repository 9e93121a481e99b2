import type { Board, JsonSchema, RowPage, View } from '@board/schemas/vocabulary/vocabulary'
import { holdsFiles } from './fields.ts'

/** The kind of cell that shows a value. */
export type CellKind =
  | 'link'
  | 'text'
  | 'long'
  | 'richText'
  | 'number'
  | 'boolean'
  | 'time'
  | 'date'
  | 'deadline'
  | 'label'
  | 'state'
  | 'chip'
  | 'reference'
  | 'list'
  | 'image'
  | 'icon'
  | 'color'
  | 'files'
  | 'place'

/** One column of a list, derived from a property of its row. */
export interface Column {
  name: string
  kind: CellKind
  schema: JsonSchema
  /** True if the column is shown unless the reader hides it. */
  shown: boolean
}

const states = new Set([
  'traceState',
  'auditState',
  'processState',
  'priority',
  'commentState',
  'solved',
  'recheckState',
  'deletionState',
  'deliveryState',
  'reportState',
  'proposalState',
  'collectAudit',
  'caseState',
  'feedbackState',
  'workflowOutcome'
])

const plainType = (schema: JsonSchema) =>
  [schema.type ?? 'string'].flat().find(type => type !== 'null') ?? 'string'

function cellKind(schema: JsonSchema): CellKind {
  const widget = schema['x-widget']
  if (widget === 'time' || widget === 'date' || widget === 'deadline') return widget
  if (schema['x-dict']) return states.has(schema['x-dict']) ? 'state' : 'label'
  if (schema.enum) return schema['x-tone'] ? 'state' : 'label'
  switch (plainType(schema)) {
    case 'boolean':
      return 'boolean'
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return 'list'
    default:
      return 'text'
  }
}

const images = new Set(['uri', 'uri-reference'])

/**
 * Returns the kind of cell for a value of a schema-driven resource. Enums and dictionary values are chips, references
 * are names.
 */
export function valueKind(schema: JsonSchema): CellKind {
  if (holdsFiles(schema)) return 'files'
  if (schema['x-widget'] === 'map') return 'place'
  if (plainType(schema) === 'array') return 'list'
  if (schema['x-ref']) return 'reference'
  const widget = schema['x-widget']
  if (widget === 'icon' || widget === 'color' || widget === 'richText') return widget
  if (widget === 'attachment' && images.has(schema.format ?? '')) return 'image'
  if (schema.format === 'date') return 'date'
  if (widget === 'textarea' || (schema.maxLength ?? 0) > longText) return 'long'
  const kind = cellKind(schema)
  return kind === 'label' || kind === 'state' ? 'chip' : kind
}

/** The length above which a list cuts a text, in characters. */
const longText = 100

/** Returns the columns of a schema-driven resource in the order of its view. The first is the link to the record. */
export function resourceColumns(view: Pick<View, 'columns' | 'hidden'>, schema: JsonSchema): Column[] {
  const names = [...view.columns, ...(view.hidden ?? [])]
  return names.map((name, index) => {
    const own = schema.properties?.[name] ?? {}
    return {
      name,
      kind: index === 0 ? 'link' : valueKind(own),
      schema: own,
      shown: !view.hidden?.includes(name)
    }
  })
}

/** Returns the columns of a board in its order. The field with the title is the link to the record. */
export function columnsOf(board: Board, row: JsonSchema): Column[] {
  return board.columns.map(name => {
    const schema = row.properties?.[name] ?? {}
    const kind = name === board.row.title ? 'link' : name === 'content' ? 'long' : cellKind(schema)
    return { name, kind, schema, shown: !board.hidden?.includes(name) }
  })
}

type Row = Readonly<Record<string, unknown>>

const holds = (row: Row, when: Row): boolean =>
  Object.entries(when).every(([field, value]) => row[field] === value)

const isComplete = ({ query }: RowPage, row: Row): boolean =>
  Object.values(query).every(field => row[field] !== null && row[field] !== undefined)

/** Returns the page to which a row of a board links. */
export function pageOfRow(board: Board, row: Row): RowPage {
  const usual: NonNullable<Board['open']> = board.open ?? {
    page: 'taskMain',
    query: { messageId: board.row.id }
  }
  const others = usual.others ?? []
  const special = others.find(({ when }) => when !== undefined && holds(row, when))
  if (special) return special
  return isComplete(usual, row) ? usual : (others.find(other => isComplete(other, row)) ?? usual)
}

/** Returns the address of a row below the basename. */
export function rowAddress(board: Board, row: Row): string {
  const { page, query } = pageOfRow(board, row)
  const params = new URLSearchParams(Object.entries(query).map(([name, field]) => [name, String(row[field])]))
  return `/${page}?${params}`
}
