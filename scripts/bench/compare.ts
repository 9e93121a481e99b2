import { type Load, load } from './load.ts'
import type { Server } from './processes.ts'

const connections = 20
const warmUpSeconds = 5
const seconds = 5
const rounds = 3

/** The description of the load in a row of the table. */
export const loadLabel = `${connections} connections`

/** Loads each server for a while, so that its code is compiled and its statements are prepared. */
export async function warmUp(servers: readonly Server[], wires: readonly Buffer[]): Promise<void> {
  for (const { port } of servers) await load(port, wires, { connections, seconds: warmUpSeconds })
}

/** Loads servers by turns, after a warm-up of each. @returns the loads of each, in the order of the servers */
export async function loadByTurns(servers: readonly Server[], wires: readonly Buffer[]): Promise<Load[][]> {
  await warmUp(servers, wires)
  const loads: Load[][] = servers.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, { port }] of servers.entries())
      loads[index]?.push(await load(port, wires, { connections, seconds }))
  return loads
}

/** Loads both servers in turns, so that changes of the machine affect both. */
export async function compare(
  board: Server,
  twin: Server,
  wires: readonly Buffer[]
): Promise<{ own: Load; bare: Load }[]> {
  const [own = [], bare = []] = await loadByTurns([board, twin], wires)
  return own.flatMap((load, round) => {
    const other = bare[round]
    return other ? { own: load, bare: other } : []
  })
}

/** Loads one server alone, after a warm-up. */
export async function loadAlone(board: Server, wires: readonly Buffer[]): Promise<Load[]> {
  const [loads = []] = await loadByTurns([board], wires)
  return loads
}
