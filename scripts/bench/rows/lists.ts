import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measure } from '../bench.ts'
import { compare, loadLabel } from '../compare.ts'
import { encodeRequest } from '../load.ts'
import { writePlan } from '../plan.ts'
import { startBoard, startTwin } from '../processes.ts'
import { boardRequests, filteredRequests, publicRequests } from '../requests.ts'
import { atLeast, atMost, type Finding } from '../result.ts'
import { signInClerks } from '../staff.ts'
import { median, ms, p99, percent, perSecond, speedOf } from '../stats.ts'
import { pickTerms } from '../terms.ts'

/**
 * Compares the public list and the task board with its combined filters, under load, with a reference server that
 * sends the same queries.
 */
export const measureLists: Measure = async ({ databases, rows, log }) => {
  const url = await databases.filled(rows)
  const clerks = await signInClerks(url, 60)
  const visitors = publicRequests(rows)
  const staff = boardRequests(clerks)
  const filtered = filteredRequests(clerks, await pickTerms(url))
  const plan = join(tmpdir(), `board-bench-plan-${process.pid}.json`)
  await writePlan(plan, url, visitors, [...staff, ...filtered])
  const board = await startBoard({ databaseUrl: url })
  const twin = await startTwin(url, plan)
  try {
    const lists = [
      { name: 'public list', requests: visitors, least: 0.8 },
      { name: 'task board', requests: staff, least: 0.75 },
      { name: 'task board, filters combined', requests: filtered, least: 0.75 }
    ]
    const findings: Finding[] = []
    const references: string[] = []
    for (const { name, requests, least } of lists) {
      const compared = await compare(
        board,
        twin,
        requests.map(({ request }) => encodeRequest(request))
      )
      log(
        `  ${name}: ${compared.map(({ own, bare }) => `${perSecond(own.perSecond)} of ${perSecond(bare.perSecond)}`).join(', ')}`
      )
      const share = median(compared.map(({ own, bare }) => own.perSecond / bare.perSecond))
      findings.push(atLeast(name, share, least, percent))
      findings.push(atMost(`${name} p99`, median(compared.map(({ own }) => p99(own.latencies))), 40, ms))
      references.push(`twin ${name} ${speedOf(compared.map(({ bare }) => bare))}`)
    }
    return {
      what: `public list and task board, ${loadLabel}`,
      bar: '≥ 80 / 75 / 75 % of a bare twin, p99 ≤ 40 ms',
      reference: references.join(', '),
      findings
    }
  } finally {
    await Promise.all([board.stop(), twin.stop()])
    rmSync(plan, { force: true })
  }
}
