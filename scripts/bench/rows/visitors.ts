import { type Bench, type Measure, smallRows } from '../bench.ts'
import { buildFrontEnds } from '../build.ts'
import { compare, loadAlone, loadLabel } from '../compare.ts'
import { encodeRequest, type Request } from '../load.ts'
import { type Server, startBoard, startPageTwin, unlimitedDelay } from '../processes.ts'
import { publicRequest } from '../requests.ts'
import { atLeast, atMost } from '../result.ts'
import { median, ms, p99, percent, perSecond, speedOf } from '../stats.ts'

/**
 * The number of addresses that differ in a parameter that no page reads. It exceeds the number of pages that a server
 * caches, so that each request is rendered again.
 */
const differentAddresses = 6000

/**
 * Measures visitors' pages from the server's cache, and rendered again in comparison with a reference server that has
 * its data in memory.
 */
export const measureVisitors: Measure = async bench => {
  const row = {
    what: `visitors' pages, ${loadLabel}`,
    bar: 'kept: ≥ 5,000/s, p99 ≤ 20 ms; rendered anew: ≥ 60 % of a bare twin that renders the same pages from memory'
  }
  if (!(await buildFrontEnds(bench.log)))
    return { ...row, reference: '', findings: { notMeasured: 'the front ends could not be built' } }
  return { ...row, ...(await measurePages(bench)) }
}

async function measurePages({ databases, log }: Bench) {
  const board = await startBoard({
    databaseUrl: await databases.filled(smallRows),
    environment: unlimitedDelay
  })
  const twin = await startPageTwin(board)
  try {
    const pages = await addressesOfPages(board)
    const inTheNews = pages.slice(0, 3)
    const kept = await loadAlone(
      board,
      inTheNews.map(url => encodeRequest(visit(url, 0)))
    )
    log(`  kept: ${kept.map(one => perSecond(one.perSecond)).join(', ')}`)
    const bare = await loadAlone(
      twin,
      inTheNews.map(url => encodeRequest(visit(`/kept${url}`, 0)))
    )
    const compared = await compare(board, twin, differentVisits(pages))
    log(
      `  rendered anew: ${compared.map(({ own, bare }) => `${perSecond(own.perSecond)} of ${perSecond(bare.perSecond)}`).join(', ')}`
    )
    const share = median(compared.map(({ own, bare }) => own.perSecond / bare.perSecond))
    return {
      reference: `bare Fastify sends kept pages at ${speedOf(bare)}; twin renders ${perSecond(median(compared.map(({ bare }) => bare.perSecond)))}`,
      findings: [
        atLeast('kept', median(kept.map(one => one.perSecond)), 5000, perSecond),
        atMost('p99', median(kept.map(one => p99(one.latencies))), 20, ms),
        atLeast('rendered anew', share, 0.6, percent)
      ]
    }
  } finally {
    await Promise.all([board.stop(), twin.stop()])
  }
}

/** Returns the addresses of pages that a visitor reads: the home page, boards and messages. */
async function addressesOfPages({ port }: Server): Promise<string[]> {
  const { url } = publicRequest({ rows: 20, replied: 1 }).request
  const answer = await fetch(`http://127.0.0.1:${port}${url}`)
  const { resultData } = (await answer.json()) as { resultData: { list: { tid: number; fid: number }[] } }
  const read = resultData.list.flatMap(({ tid, fid }) => [
    `/threads/content?tid=${tid}`,
    `/threads/list?fid=${fid}`
  ])
  return ['/home?', ...read]
}

const differentVisits = (pages: readonly string[]): Buffer[] =>
  Array.from({ length: differentAddresses }, (_, index) =>
    encodeRequest(visit(`${pages[index % pages.length]}&v=${index}`, index))
  )

/** Returns the request of a visit with its own client address, because limits count per address. */
const visit = (url: string, number: number): Request => ({
  method: 'GET',
  url,
  headers: { 'x-forwarded-for': `10.9.${(number >> 8) & 255}.${number & 255}` }
})
