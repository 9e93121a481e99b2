import { type Load, type LoadOptions, load } from './load.ts'
import type { Server } from './processes.ts'

const connections = 20
const warmUp = 5
const seconds = 5
const rounds = 3

/** The description of the load in a row of the table. */
export const under = `${connections} connections`

/** Loads both servers in turns, so that changes of the machine affect both. */
export async function compare(
  board: Server,
  twin: Server,
  wires: readonly Buffer[]
): Promise<{ own: Load; bare: Load }[]> {
  const options: LoadOptions = { connections, seconds }
  await load(board.port, wires, { connections, seconds: warmUp })
  await load(twin.port, wires, { connections, seconds: warmUp })
  const pairs: { own: Load; bare: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    const own = await load(board.port, wires, options)
    const bare = await load(twin.port, wires, options)
    pairs.push({ own, bare })
  }
  return pairs
}

/** Loads one server alone, after a warm-up. */
export async function loadAlone(board: Server, wires: readonly Buffer[]): Promise<Load[]> {
  await load(board.port, wires, { connections, seconds: warmUp })
  const loads: Load[] = []
  for (let round = 0; round < rounds; round++)
    loads.push(await load(board.port, wires, { connections, seconds }))
  return loads
}
