import { setTimeout as sleep } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from 'playwright'
import { prepareBrowser } from '../../tools/test/browser.ts'
import { type Measure, smallRows } from '../bench.ts'
import { buildFrontEnds } from '../build.ts'
import { type Server, startBoard } from '../processes.ts'
import { atMost } from '../result.ts'
import { signInClerks } from '../staff.ts'
import { median, ms } from '../stats.ts'

/** The boards that the clerk visits in turn, by the entries of the menu. */
const boards = ['list-ans', 'list-from', 'list-to', 'list-collect']

/** Milliseconds without script after which a page is settled. */
const quiet = 300

/** The number of measured rounds, after one round that loads the code of the boards. */
const rounds = 7

/**
 * Measures a clerk's move from one board to the next by the menu: milliseconds of script until the rows are shown.
 */
export const measureMoves: Measure = async bench => {
  const row = {
    what: 'console, a move between boards',
    bar: 'script ≤ 300 ms (median)',
    reference: ''
  }
  if (!(await buildFrontEnds(bench.log)))
    return { ...row, findings: { notMeasured: 'the front ends could not be built' } }
  const executablePath = await prepareBrowser()
  if (!executablePath) return { ...row, findings: { notMeasured: 'no Chromium could be found or installed' } }
  const url = await bench.databases.filled(smallRows)
  const [clerk] = await signInClerks(url, 1)
  const server = await startBoard({ databaseUrl: url })
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : []
  })
  try {
    const page = await signedIn(await browser.newPage({ viewport: { width: 1280, height: 900 } }), server, {
      token: clerk?.token ?? '',
      organization: String(clerk?.organization)
    })
    const moves = await goRound(page)
    bench.log(`  moves: ${moves.map(ms).join(', ')}`)
    return { ...row, findings: [atMost('script', median(moves), 300, ms)] }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function signedIn(page: Page, { port }: Server, cookies: Record<string, string>): Promise<Page> {
  const url = `http://localhost:${port}`
  const all = { ...cookies, userType: '0', loginType: '1', language: 'zh-CN' }
  await page.context().addCookies(Object.entries(all).map(([name, value]) => ({ name, value, url })))
  await page.goto(`${url}/g/${boards[0]}`)
  await isThere(page, boards[0])
  return page
}

/** Visits the boards in turn. @returns the milliseconds of script of each move in the measured rounds */
async function goRound(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const moves: number[] = []
  let before = await settled(session)
  for (let round = 0; round <= rounds; round++) {
    for (const board of [...boards.slice(1), boards[0]]) {
      await page.locator(`nav a[href*="/${board}"]`).first().click()
      await isThere(page, board)
      const after = await settled(session)
      if (round > 0) moves.push(after - before)
      before = after
    }
  }
  return moves
}

/** Waits until a board shows its rows, or that it has none. */
async function isThere(page: Page, board: string | undefined): Promise<void> {
  await page.waitForURL(new RegExp(`/${board}(\\?|$)`))
  await page.locator('[data-rows]:not([aria-busy="true"])').first().waitFor()
}

/** Waits until the page runs no script for a while. @returns the milliseconds of all its script so far */
async function settled(session: CDPSession): Promise<number> {
  for (let last = Number.NaN; ; await sleep(quiet)) {
    const { metrics } = await session.send('Performance.getMetrics')
    const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
    if (script === last) return script
    last = script
  }
}
