/** The functions that make a tree of a list. */
interface Shape<Row, Node> {
  readonly id: (row: Row) => number
  /** The id of the row above; null at the top. */
  readonly above: (row: Row) => number | null
  readonly node: (row: Row) => Node
}

/**
 * Makes a tree of a list; neighbours keep the order of the list. A row is at the top if the row above it is not in the
 * list.
 */
export function treeOf<Row, Node extends { readonly children: Node[] }>(
  rows: readonly Row[],
  { id, above, node }: Shape<Row, Node>
): Node[] {
  const nodes = new Map(rows.map(row => [id(row), node(row)]))
  const roots: Node[] = []
  for (const row of rows) {
    const own = nodes.get(id(row))
    const parentId = above(row)
    const parent = parentId === null ? undefined : nodes.get(parentId)
    if (own) (parent ? parent.children : roots).push(own)
  }
  return roots
}

/** The name of a record, with the records below it. */
export interface NamedNode {
  readonly id: number
  readonly name: string
  readonly children: NamedNode[]
}

type NamedRow = { readonly id: number; readonly name: string; readonly parentId: number | null }

/** Makes a tree of records that have only names. */
export const treeOfNames = (rows: readonly NamedRow[]): NamedNode[] =>
  treeOf<NamedRow, NamedNode>(rows, {
    id: ({ id }) => id,
    above: ({ parentId }) => parentId,
    node: ({ id, name }) => ({ id, name, children: [] })
  })
