import type { Board } from '@board/schemas'
import type { Contract } from './contract/merge.ts'
import type { Operation } from './contract/operation.ts'
import { propertiesOf, resolve } from './contract/references.ts'
import { rowSchema } from './contract/rows.ts'
import type { JsonObject } from './json.ts'
import { didYouMean, type Problem } from './problem.ts'

/** Lists the names in task boards that the contract does not have: calls, filters, columns and boards. */
export function boardProblems(contract: Contract, boards: readonly Board[]): Problem[] {
  return boards.flatMap(board => {
    const file = `schemas/boards (${board.name})`
    const others = boards.map(({ name }) => name).filter(name => name !== board.name)
    const unknown = [
      ...namesToCheck(contract, board),
      {
        what: 'board',
        names: [board.partOf, board.counted?.board].filter(name => name !== undefined),
        known: others
      },
      ...tabToCheck(boards, board)
    ].flatMap(({ what, names, known }) =>
      names
        .filter(name => !known.includes(name))
        .map(name => ({ file, line: 1, message: `unknown ${what} "${name}"${didYouMean(name, known)}` }))
    )
    return [...unknown, ...listProblems(board).map(message => ({ file, line: 1, message }))]
  })
}

/** Describes the names that stand twice in a list of a board, and hidden columns that are no columns of it. */
function listProblems({ columns, hidden = [], filters, actions }: Board): string[] {
  const lists = { column: columns, 'hidden column': hidden, filter: filters, action: actions }
  const repeated = Object.entries(lists).flatMap(([what, names]) =>
    names
      .filter((name, index) => names.indexOf(name) < index)
      .map(name => `the ${what} "${name}" is repeated`)
  )
  const idle = hidden.filter(name => !columns.includes(name))
  return [...repeated, ...idle.map(name => `the hidden column "${name}" is not among the columns`)]
}

/** Returns the tab of another board that counts the board's records. */
function tabToCheck(boards: readonly Board[], { counted }: Board) {
  const other = boards.find(({ name }) => name === counted?.board)
  if (!counted || !other) return []
  const known = other.tabs.map(({ display }) => String(display))
  return [{ what: `tab of ${other.name}`, names: [String(counted.display)], known }]
}

function namesToCheck(contract: Contract, board: Board) {
  const { operations, base } = contract
  const list = operations.find(operation => operation.id === board.list)
  const calls = operations.map(operation => operation.id)
  const actions = operations.filter(operation => operation.action).map(operation => operation.id)
  const checks = [
    { what: 'call', names: board.count ? [board.list, board.count] : [board.list], known: calls },
    ...detailToCheck(contract, board),
    { what: 'action', names: board.find ? [...board.actions, board.find] : board.actions, known: actions },
    { what: 'action of its rows', names: board.bulk ?? [], known: [...board.actions] }
  ]
  if (!list) return checks
  const fields = Object.keys(propertiesOf(base, rowSchema(base, list) ?? {}))
  const { id, title, version, event } = board.row
  return [
    ...checks,
    {
      what: 'filter',
      names: [...board.filters, ...Object.keys(board.defaultFilter ?? {})],
      known: inputNames(base, list)
    },
    { what: 'column', names: [...board.columns, ...(board.hidden ?? [])], known: fields },
    {
      what: 'field of the row',
      names: [id, title, version, event].filter(name => name !== undefined),
      known: fields
    }
  ]
}

/** Returns the names in the call for one record. */
function detailToCheck({ operations, base }: Contract, { detail }: Board) {
  if (!detail) return []
  const call = operations.find(({ id }) => id === detail.operation)
  const key = {
    what: `key of ${detail.operation}`,
    names: [detail.key],
    known: call ? inputNames(base, call) : []
  }
  return [
    { what: 'call', names: [detail.operation], known: operations.map(({ id }) => id) },
    ...(call ? [key] : [])
  ]
}

function inputNames(base: JsonObject, call: Operation): string[] {
  const parameters = call.parameters.map(parameter => String(resolve(base, parameter).name))
  return [...parameters, ...Object.keys(propertiesOf(base, call.body?.schema ?? {}))]
}
