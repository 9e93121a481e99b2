import type { Board, JsonSchema } from '@board/schemas/vocabulary'

/** What kind of cell shows a value. */
export type CellKind =
  | 'link'
  | 'text'
  | 'long'
  | 'number'
  | 'boolean'
  | 'time'
  | 'date'
  | 'deadline'
  | 'label'
  | 'state'
  | 'list'

/** One column of a board, derived from a property of its row. */
export interface Column {
  name: string
  kind: CellKind
  schema: JsonSchema
  /** Shown unless the reader chooses otherwise. */
  shown: boolean
}

const states = new Set(['traceState', 'auditState', 'processState', 'priority', 'commentState'])

function cellKind(schema: JsonSchema): CellKind {
  const widget = schema['x-widget']
  if (widget === 'time' || widget === 'date' || widget === 'deadline') return widget
  if (schema['x-dict']) return states.has(schema['x-dict']) ? 'state' : 'label'
  if (schema.enum) return 'label'
  switch ([schema.type ?? 'string'].flat().find(type => type !== 'null')) {
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

/** The columns of a board in its order; the field that names a record is the link to it. */
export function columnsOf(board: Board, row: JsonSchema): Column[] {
  return board.columns.map(name => {
    const schema = row.properties?.[name] ?? {}
    const kind = name === board.row.title ? 'link' : name === 'content' ? 'long' : cellKind(schema)
    return { name, kind, schema, shown: !board.hidden?.includes(name) }
  })
}

/** The address of a row below the basename. */
export function rowAddress(board: Board, row: Readonly<Record<string, unknown>>): string {
  const { page, query } = board.open ?? { page: 'taskMain', query: { messageId: board.row.id } }
  const params = new URLSearchParams(Object.entries(query).map(([name, field]) => [name, String(row[field])]))
  return `/${page}?${params}`
}
