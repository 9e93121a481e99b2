import pg from 'pg'
import { randomFrom } from '../../demo/random.ts'
import { type Measure, manyRows } from '../bench.ts'
import { makeWorld } from '../fill/world.ts'
import { askEach, encodeRequest } from '../load.ts'
import { startBoard } from '../processes.ts'
import { type PublicQuery, publicRequest } from '../requests.ts'
import { atMost, type Finding } from '../result.ts'
import { median, ms, p95, percent } from '../stats.ts'
import { pickTerms, type Terms } from '../terms.ts'

/**
 * Measures searches for two and four characters, for frequent and rare words, with and without the filters of the
 * search page.
 */
export const measureSearch: Measure = async ({ databases, rows, log }) => {
  const url = await databases.filled(rows)
  const terms = await pickTerms(url)
  const filters = filtersOf(rows)
  const scans: number[] = []
  const scan = async () => {
    const taken = await timeScan(url, terms)
    scans.push(taken)
    return taken
  }
  const server = await startBoard({ databaseUrl: url })
  try {
    const bar = rows > manyRows ? 60 : 30
    const findings: Finding[] = []
    for (const length of [2, 4]) {
      const all: number[] = []
      const before = await scan()
      for (const { words, frequency } of terms.filter(one => one.length === length)) {
        const asked = words.flatMap(keywords => filters.map(filter => publicRequest({ keywords, ...filter })))
        const wires = asked.map(({ request }) => encodeRequest(request))
        await askEach(server.port, wires.slice(0, 50))
        const latencies = await askEach(server.port, wires)
        log(
          `  ${length} characters, ${frequency}: median ${ms(median(latencies))}, p95 ${ms(p95(latencies))}`
        )
        all.push(...latencies)
      }
      findings.push(atMost(`${length} characters p95`, p95(all), bar, ms))
      const share = p95(all) / mean(before, await scan())
      // totals are exact up to 3,000, which are many of few messages
      if (rows >= manyRows)
        findings.push(atMost(`${length} characters p95 / scan`, share, shareOfScan, percent))
    }
    findings.push(...(await measureNear(server.port, terms, scan, log)))
    return {
      what: 'Chinese search, 2 and 4 characters, with filters',
      bar: `p95 ≤ ${bar} ms; each p95 ≤ ${percent(shareOfScan)} of a scan`,
      reference: `LIKE on the same rows ${ms(median(scans))}`,
      findings
    }
  } finally {
    await server.stop()
  }
}

/** The largest share of the time of a scan that a search takes, and so does each of the calls of its page. */
const shareOfScan = 0.08

/**
 * Measures near results, another wording, suggestions and the order of likeness, as shares of a scan: of words that messages contain, of
 * pairs of such words, and of words with a wrong character.
 */
async function measureNear(
  port: number,
  terms: readonly Terms[],
  scan: () => Promise<number>,
  log: (line: string) => void
): Promise<Finding[]> {
  const words = terms.flatMap(one => one.words.slice(0, 10))
  const phrases = words.map((word, at) => `${word}${words[(at * 7 + 3) % words.length]}`)
  const misspelt = phrases.map(phrase => `${phrase.slice(0, 1)}龘${phrase.slice(2)}`)
  const findings: Finding[] = []
  for (const [label, call, order] of [
    ['near results', 'listNearMessages', undefined],
    ['another wording', 'correctWording', undefined],
    ['suggestions while typing', 'searchSite', undefined],
    ['order of likeness', 'listMessages', 'likeness']
  ] as const) {
    const asked = [...words, ...phrases, ...misspelt]
    const wires = asked.map(keywords => encodeRequest(publicRequest({ keywords, order }, call).request))
    await askEach(port, wires.slice(0, 20))
    const before = await scan()
    const latencies = await askEach(port, wires)
    log(`  ${label}: median ${ms(median(latencies))}, p95 ${ms(p95(latencies))}`)
    const share = p95(latencies) / mean(before, await scan())
    findings.push(atMost(`${label} p95 / scan`, share, shareOfScan, percent))
  }
  return findings
}

/** Lists queries with the filters of the search page, one at a time and together, for busy and quiet forums. */
function filtersOf(rows: number): PublicQuery[] {
  const random = randomFrom(11)
  const { large, forumOf, forums } = makeWorld(rows)
  const fid = () => forumOf(random).fid
  const regionId = forums.find(forum => forum.regionId !== null)?.regionId ?? 110000
  const day = 86_400
  const now = Math.floor(Date.now() / 1000)
  return [
    {},
    {},
    { typeId: 2 },
    { domainId: 3 },
    { replied: 1 },
    { replied: 0 },
    { fid: large.fid },
    { fid: fid() },
    { fid: fid() },
    { typeId: 6, domainId: 5 },
    { typeId: 1, replied: 1 },
    { regionId },
    { timeSt: now - 365 * day, timeEd: now },
    { page: 2 },
    { order: 'repliedAt:desc' }
  ]
}

const mean = (one: number, other: number): number => (one + other) / 2

/**
 * Measures searches without an index. It is called before and after each part, because other processes slow down one part
 * more than another. @returns the median in milliseconds
 */
async function timeScan(url: string, terms: readonly Terms[]): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const taken: number[] = []
  for (const word of terms.flatMap(({ words }) => words.slice(0, 1))) {
    const started = performance.now()
    await client.query(`select count(*) from content_item where content like $1`, [`%${word}%`])
    taken.push(performance.now() - started)
  }
  await client.end()
  return median(taken)
}
