import { countStatistics } from '@board/server/overview/statistics/roll-up'
import { openDatabase } from '@board/server/platform/database/open'
import type { Measure } from '../bench.ts'
import { askEach, encodeRequest } from '../load.ts'
import { startBoard } from '../processes.ts'
import { type BoardBody, dataBoardRequest } from '../requests.ts'
import { atMost, type Finding } from '../result.ts'
import { signInClerks, signInPlatform } from '../staff.ts'
import { median, ms, p95 } from '../stats.ts'

const bar = 250
const repeats = 40
const day = 86_400

/**
 * Measures a year of the data board by day and by month: for the largest institution, for institutions of every size,
 * and for all.
 */
export const measureDataBoard: Measure = async ({ databases, rows, log }) => {
  const url = await databases.filled(rows)
  await countAll(url, log)
  const clerks = await signInClerks(url, 20)
  const [largest] = clerks
  if (!largest) throw new Error('No institution has messages')
  const editor = await signInPlatform(url, 'editor')
  const server = await startBoard({ databaseUrl: url })
  try {
    const endTime = Math.floor(Date.now() / 1000)
    const year: BoardBody[] = ['day', 'month'].map(unit => ({
      unit,
      startTime: endTime - 365 * day,
      endTime
    }))
    const asked = {
      'an institution': clerks.flatMap(({ token }) =>
        year.map(body => dataBoardRequest('dataBoard', token, body))
      ),
      'the largest institution': Array.from({ length: repeats }, (_, index) =>
        dataBoardRequest('dataBoard', largest.token, year[index % 2] ?? {})
      ),
      'all institutions, one type': Array.from({ length: repeats }, (_, index) =>
        dataBoardRequest('editorDataBoard', editor, { ...year[index % 2], typeId: 2 })
      ),
      'all institutions': Array.from({ length: repeats }, (_, index) =>
        dataBoardRequest('editorDataBoard', editor, year[index % 2] ?? {})
      )
    }
    const findings: Finding[] = []
    for (const [name, requests] of Object.entries(asked)) {
      const wires = requests.map(encodeRequest)
      await askEach(server.port, wires.slice(0, 3))
      const latencies = await askEach(server.port, wires)
      log(`  ${name}: median ${ms(median(latencies))}, p95 ${ms(p95(latencies))}`)
      findings.push(atMost(name, p95(latencies), bar, ms))
    }
    const reference = `largest institution: ${largest.messages.toLocaleString('en-US')} messages`
    return { what: 'data board, a year, p95', bar: `≤ ${bar} ms`, reference, findings }
  } finally {
    await server.stop()
  }
}

/** Sums up every day, as the nightly job does. */
async function countAll(url: string, log: (line: string) => void): Promise<void> {
  const database = await openDatabase({ url })
  const started = performance.now()
  const days = await countStatistics(database.db, new Date())
  log(`  ${days} days summed up in ${Math.round((performance.now() - started) / 1000)} s`)
  await database.close()
}
