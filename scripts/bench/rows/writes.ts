import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Measure, smallRows } from '../bench.ts'
import { loadLabel } from '../compare.ts'
import { askEach, encodeRequest, type Load } from '../load.ts'
import { type Server, startBoard, startWriteTwin, unlimitedDelay } from '../processes.ts'
import { recordWrites, type WriteRequest } from '../record-writes.ts'
import { atLeast, atMost, type Finding } from '../result.ts'
import { median, ms, p99, percent, perSecond, speedOf } from '../stats.ts'
import { makeWrites } from '../write-requests.ts'

const connections = 20
/** The numbers of requests and of rounds. Each request can be written only once. */
const [each, rounds] = [500, 3]
/**
 * The numbers of requests of each warm-up. The first one takes some seconds, as that of the lists, because the code that
 * writes is compiled after some thousands of requests. The small database has not enough messages to reply to so many.
 */
const warmUps = { posting: 2400, replying: 700, assigning: 700 } as const
/** Returns the requests of one kind: two for the recording, and those for the product and for the twin. */
const needed = (warmUp: number) => 2 + 2 * (warmUp + rounds * each)

/** Compares posting, replying and assigning with a bare server that writes the same rows. */
export const measureWrites: Measure = async ({ databases, log }) => {
  const database = await databases.copied(smallRows)
  const folder = mkdtempSync(join(tmpdir(), 'board-bench-writes-'))
  const running: Server[] = []
  try {
    const makers = await makeWrites(database.url, {
      posting: needed(warmUps.posting),
      replying: needed(warmUps.replying),
      assigning: needed(warmUps.assigning)
    })
    const kinds = (['posting', 'replying', 'assigning'] as const).map(kind => ({
      kind,
      requests: makers[kind].map(make => make())
    }))
    const pairs = kinds.map(({ requests }) => {
      const [one, other] = requests.splice(0, 2)
      if (!one || !other) throw new Error('There are no requests')
      return [one, other] as const
    })
    const plan = join(folder, 'plan.json')
    writeFileSync(plan, JSON.stringify(await recordWrites(database.url, folder, pairs)))
    const board = await startBoard({ databaseUrl: database.url, folder, environment: unlimitedDelay })
    running.push(board)
    const twin = await startWriteTwin(database.url, plan)
    running.push(twin)
    const findings: Finding[] = []
    const references: string[] = []
    for (const { kind, requests } of kinds) {
      const compared = await compareWrites(board, twin, requests, warmUps[kind])
      log(
        `  ${kind}: ${compared.map(({ own, bare }) => `${perSecond(own.perSecond)} of ${perSecond(bare.perSecond)}`).join(', ')}`
      )
      const share = median(compared.map(({ own, bare }) => own.perSecond / bare.perSecond))
      findings.push(atLeast(kind, share, 0.5, percent))
      findings.push(atMost(`${kind} p99`, median(compared.map(({ own }) => p99(own.latencies))), 80, ms))
      references.push(`twin ${kind} ${speedOf(compared.map(({ bare }) => bare))}`)
    }
    return {
      what: `posting, replying and assigning, ${loadLabel}`,
      bar: '≥ 50 % of a bare twin that writes the same rows, p99 ≤ 80 ms',
      reference: references.join(', '),
      findings
    }
  } finally {
    await Promise.all(running.map(server => server.stop()))
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lets both servers write by turns. Each has its own requests. */
async function compareWrites(board: Server, twin: Server, requests: WriteRequest[], warmUp: number) {
  const wires = requests.map(({ request }) => encodeRequest(request))
  const next = async ({ port }: Server, count: number): Promise<Load> => {
    const taken = wires.splice(0, count)
    const started = performance.now()
    const latencies = await askEach(port, taken, connections)
    return { latencies, perSecond: taken.length / ((performance.now() - started) / 1000) }
  }
  for (const server of [board, twin]) await next(server, warmUp)
  const compared: { own: Load; bare: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    const own = await next(board, each)
    compared.push({ own, bare: await next(twin, each) })
  }
  return compared
}
