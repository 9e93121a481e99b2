import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { capture, tail } from '../tools/bootstrap/child.mjs'
import { root } from '../tools/programs.ts'
import { prepareBrowser } from '../tools/test/browser.ts'
import { freePort } from './processes.ts'
import { median } from './stats.ts'

/**
 * Lighthouse is large and only this row needs it, so it is installed at its first use, outside of the product's
 * packages.
 */
const version = '13.5.0'
const folder = join(root, '.cache/lighthouse')
const library = join(folder, 'node_modules/lighthouse/core/index.js')

const runs = 5

/** Milliseconds after which a view is given up. */
const patience = 120_000

/** The categories of Lighthouse whose scores are figures. */
const scored = ['accessibility', 'seo']

const figures = ['lcp', 'tbt', 'cls', 'scripts', 'machine'] as const

/** The audits of the figures. The whole category of performance also gathers what no figure needs, and takes twice as long. */
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests'
]

/**
 * The first view of a page: milliseconds until its largest part is painted (`lcp`) and of blocking (`tbt`), layout
 * shift, bytes of scripts, Lighthouse's index of the speed of this `machine`, and its scores from 0 to 100.
 */
export type View = Record<(typeof figures)[number] | 'accessibility' | 'seo', number>

export type Cookie = { name: string; value: string }

export type ViewOptions = {
  /** `mobile`: the phone and network of Lighthouse's defaults; `desktop`: an office computer. */
  device: 'mobile' | 'desktop'
  cookies?: Cookie[]
}

/** @returns the reason why no view can be measured, or undefined when Lighthouse and a browser are ready */
export async function missingForViews(log: (line: string) => void): Promise<string | undefined> {
  if (!(await prepareBrowser())) return 'no Chromium could be found or installed'
  if (existsSync(library)) return undefined
  log(`  installing Lighthouse ${version} (about 185 MB)`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { lighthouse: version } })
  )
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--workspaces=false'
  ]
  const { code, output } = await capture('npm', args, { cwd: folder, timeoutMs: 300_000 })
  return code === 0 ? undefined : `Lighthouse could not be installed: ${tail(output, 3)}`
}

/**
 * Opens a page in a fresh browser five times. The scores come from the first time: they depend on the page alone.
 * @returns the median of each figure
 */
export async function measureView(address: string, options: ViewOptions): Promise<View> {
  const first = await viewOnce(address, options, scored)
  const views = [first]
  while (views.length < runs) views.push(await viewOnce(address, options, []))
  const medians = figures.map(figure => [figure, median(views.map(view => view[figure]))])
  return { ...first, ...Object.fromEntries(medians) }
}

async function viewOnce(
  address: string,
  { device, cookies = [] }: ViewOptions,
  categories: readonly string[]
): Promise<View> {
  const profile = mkdtempSync(join(tmpdir(), 'board-bench-browser-'))
  const port = await freePort()
  const executablePath = await prepareBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    // a new visitor gets the language that the browser requests
    args: [
      `--remote-debugging-port=${port}`,
      '--lang=zh-CN',
      '--accept-lang=zh-CN',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])
    ],
    viewport: null
  })
  try {
    await context.addCookies(cookies.map(cookie => ({ ...cookie, url: address })))
    return await runLighthouse(address, port, device, categories)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** The part of Lighthouse's library that is used here; it is not a package of the product. */
type Lighthouse = {
  default: (address: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>
  desktopConfig: object
}

/** Measures in this process, because the start of Lighthouse's own program takes a second each time. */
async function runLighthouse(
  address: string,
  port: number,
  device: ViewOptions['device'],
  categories: readonly string[]
): Promise<View> {
  const lighthouse: Lighthouse = await import(pathToFileURL(library).href)
  const flags = {
    port,
    logLevel: 'error',
    onlyAudits: audits,
    ...(categories.length > 0 && { onlyCategories: categories }),
    disableStorageReset: true
  }
  const measuring = lighthouse.default(
    address,
    flags,
    device === 'desktop' ? lighthouse.desktopConfig : undefined
  )
  const result = await Promise.race([measuring, sleep(patience, undefined, { ref: false })])
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${address}: ${result?.lhr.runtimeError?.message}`)
  return readReport(result.lhr)
}

type Report = {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: Partial<Record<'accessibility' | 'seo', { score: number }>>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { mimeType?: string; transferSize?: number }[] } }
  >
}

function readReport({ environment, audits, categories }: Report): View {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const scripts = requests.filter(({ mimeType }) => mimeType?.includes('javascript'))
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scripts: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    machine: environment.benchmarkIndex,
    accessibility: Math.round((categories.accessibility?.score ?? Number.NaN) * 100),
    seo: Math.round((categories.seo?.score ?? Number.NaN) * 100)
  }
}
