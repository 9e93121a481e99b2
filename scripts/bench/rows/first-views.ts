import { type Bench, type Measure, smallRows } from '../bench.ts'
import { buildFrontEnds } from '../build.ts'
import { demoFolder } from '../demo.ts'
import { type Cookie, measureView, missingForViews, type View, type ViewOptions } from '../lighthouse.ts'
import { type Server, startBoard } from '../processes.ts'
import { publicRequest } from '../requests.ts'
import { atLeast, atMost, type Finding, type Result } from '../result.ts'
import { signInClerks } from '../staff.ts'
import { median, ms } from '../stats.ts'

type Bars = { scripts: number; lcp: number; tbt: number; cls?: number; score?: number }

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const shift = (value: number) => value.toFixed(3)

/** Measures a visitor's first page on a phone. */
export const measurePortal: Measure = async bench => {
  const row = {
    what: 'portal, first view of a public page',
    bar: 'JS ≤ 100 kB, LCP ≤ 1.2 s, TBT ≤ 50 ms, CLS ≤ 0.01, accessibility and SEO 100 (Lighthouse mobile, median of 5)',
    reference: 'React 58 kB, with the data router 86 kB'
  }
  const why = await whyNot(bench)
  if (why) return { ...row, findings: { notMeasured: why } }
  const server = await startBoard({ folder: await demoFolder(bench.log) })
  try {
    const pages = {
      home: '/home',
      'a message': await messagePage(server),
      search: '/messageSearch',
      leaders: '/local-leader'
    }
    const bars = { scripts: 100_000, lcp: 1200, tbt: 50, cls: 0.01, score: 100 }
    return await viewAll(server, pages, { device: 'mobile' }, bars, row)
  } finally {
    await server.stop()
  }
}

/** Measures a clerk's first page, the task board, on an office computer. */
export const measureConsole: Measure = async bench => {
  const row = {
    what: 'console, first view',
    bar: 'JS ≤ 360 kB, LCP ≤ 1.2 s, TBT ≤ 100 ms (Lighthouse desktop, median of 5)',
    reference: 'bare react-admin 297 kB'
  }
  const why = await whyNot(bench)
  if (why) return { ...row, findings: { notMeasured: why } }
  const url = await bench.databases.filled(smallRows)
  const [clerk] = await signInClerks(url, 1)
  const server = await startBoard({ databaseUrl: url })
  try {
    const cookies: Cookie[] = Object.entries({
      token: clerk?.token ?? '',
      organization: String(clerk?.organization),
      userType: '0',
      loginType: '1'
    }).map(([name, value]) => ({ name, value }))
    const bars = { scripts: 360_000, lcp: 1200, tbt: 100 }
    const pages = { 'sign-in': '/g/login', 'task board': '/g/list-ans' }
    return await viewAll(server, pages, { device: 'desktop', cookies }, bars, row)
  } finally {
    await server.stop()
  }
}

async function whyNot({ log }: Bench): Promise<string | undefined> {
  if (!(await buildFrontEnds(log))) return 'the front ends could not be built'
  return missingForViews(log)
}

async function messagePage({ port }: Server): Promise<string> {
  const { url } = publicRequest({ replied: 1 }).request
  const answer = await fetch(`http://127.0.0.1:${port}${url}`)
  const { resultData } = (await answer.json()) as { resultData: { list: { tid: number }[] } }
  return `/threads/content?tid=${resultData.list[0]?.tid}`
}

/** Measures pages one after the other; the reference also tells how fast the machine was meanwhile. */
async function viewAll(
  { port }: Server,
  pages: Record<string, string>,
  options: ViewOptions,
  bars: Bars,
  row: Omit<Result, 'findings'>
): Promise<Result> {
  const findings: Finding[] = []
  const machine: number[] = []
  for (const [name, path] of Object.entries(pages)) {
    // the browser requests brotli only on a secure connection, and localhost counts as one
    const view = await measureView(`http://localhost:${port}${path}`, options)
    findings.push(...findingsOf(name, view, bars))
    machine.push(view.machine)
  }
  const index = `Lighthouse's index of this machine ${Math.round(median(machine))}`
  return { ...row, reference: `${row.reference}; ${index}`, findings }
}

function findingsOf(name: string, view: View, { scripts, lcp, tbt, cls, score }: Bars): Finding[] {
  const findings = [
    atMost(`${name}: JS`, view.scripts, scripts, kilobytes),
    atMost('LCP', view.lcp, lcp, ms),
    atMost('TBT', view.tbt, tbt, ms)
  ]
  if (cls !== undefined) findings.push(atMost('CLS', view.cls, cls, shift))
  if (score !== undefined) {
    findings.push(atLeast('accessibility', view.accessibility, score, String))
    findings.push(atLeast('SEO', view.seo, score, String))
  }
  return findings
}
