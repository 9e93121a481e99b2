import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Measure, smallRows } from '../bench.ts'
import { loadByTurns, loadLabel, warmUp } from '../compare.ts'
import { encodeRequest } from '../load.ts'
import { type Server, startBalancer, startBoard, unlimitedDelay } from '../processes.ts'
import { boardRequests, publicRequests } from '../requests.ts'
import { atLeast } from '../result.ts'
import { signInClerks } from '../staff.ts'
import { median, percent, perSecond } from '../stats.ts'

const counts = [1, 2, 4]

/** Compares one, two and four servers on one PostgreSQL behind one address: more servers on one machine must not be slower. */
export const measureServers: Measure = async ({ databases, log }) => {
  const databaseUrl = await databases.filled(smallRows)
  const clerks = await signInClerks(databaseUrl, 60)
  const requests = [...publicRequests(smallRows), ...boardRequests(clerks)]
  // servers of one site have one folder of keys
  const folder = mkdtempSync(join(tmpdir(), 'board-bench-servers-'))
  const running: Server[] = []
  const started = async (server: Promise<Server>) => {
    running.push(await server)
    return server
  }
  try {
    const servers: Server[] = []
    for (let count = 0; count < Math.max(...counts); count++)
      servers.push(await started(startBoard({ databaseUrl, folder, environment: unlimitedDelay })))
    const addresses: Server[] = []
    for (const count of counts) addresses.push(await started(startBalancer(servers.slice(0, count))))
    const wires = requests.map(({ request }) => encodeRequest(request))
    // each of four servers gets only a quarter of the load, which is too little to warm it up
    await warmUp(servers, wires)
    const loads = await loadByTurns(addresses, wires)
    const totals = loads.map(rounds => rounds.map(one => one.perSecond))
    for (const [index, count] of counts.entries())
      log(`  ${count} servers: ${totals[index]?.map(perSecond).join(', ')}`)
    const [alone = [], ...several] = totals
    const findings = several.map((total, index) => {
      const share = median(total.map((value, round) => value / (alone[round] ?? Number.NaN)))
      return atLeast(`${counts[index + 1]} servers`, share, 0.9, percent)
    })
    return {
      what: `servers behind one address, lists and task boards, ${loadLabel}`,
      bar: '2 and 4 servers in total ≥ 90 % of one',
      reference: `one server ${perSecond(median(alone))}`,
      findings
    }
  } finally {
    await Promise.all(running.map(server => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
