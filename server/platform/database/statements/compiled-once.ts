import { createQueryId, PostgresQueryCompiler, type RawBuilder, RawNode, sql } from 'kysely'

const compiler = new PostgresQueryCompiler()

/**
 * Compiles a fragment without values to its text, once. Kysely makes and visits a node for each part of a fragment whenever a
 * statement contains it, and the nodes live until PostgreSQL has answered. Decision 0118.
 * @throws Error if the fragment has a value: each statement would send the same one
 */
export function compiledOnce<T>(fragment: RawBuilder<T>): RawBuilder<T> {
  const node = RawNode.createWithChild(fragment.toOperationNode())
  const { sql: text, parameters } = compiler.compileQuery(node, createQueryId())
  if (parameters.length > 0) throw new Error(`A fragment that is compiled once has values: ${text}`)
  return sql.raw<T>(text)
}
