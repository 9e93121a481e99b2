import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { everySize } from '../../../scripts/tools/test/arguments.ts'
import { axeFindings, contrast } from './axe.ts'
import { countWork, restOf } from './rest.ts'
import { recordScene } from './scene.ts'
import { endTraces, startTrace } from './traces.ts'

/** The two sizes that the product supports equally. */
export const sizes = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 360, height: 740 }
} as const

export type Size = keyof typeof sizes

const pictures = fileURLToPath(new URL('../../../artifacts/journeys/', import.meta.url))
const arguments_ = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // pages live too briefly for optimised code to save time
  '--js-flags=--no-opt'
]

/** True if every page is checked in every size and colour scheme (`npm test -- journeys --all`). */
export const everywhere = process.env[everySize] !== undefined

/**
 * Returns the sizes in which a story of the administration runs: the given size at each commit, because other tests
 * check the pages in both sizes, and both sizes with `--all`.
 */
export const sizesOfStory = (usual: Size): Size[] => (everywhere ? ['desktop', 'phone'] : [usual])

/** The browser of this worker, kept for all its files; it ends with the worker. */
let kept: Promise<Browser> | undefined

/** Returns the worker's browser; starts it for the first file, and again if it has ended. */
async function workersBrowser(): Promise<Browser> {
  const browser = await kept?.catch(() => undefined)
  if (browser?.isConnected()) return browser
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'
  // without a language in its environment, Chromium saves files with Chinese names as "download"
  const env = { LANG: 'C.UTF-8', ...process.env } as Record<string, string>
  kept = chromium.launch({ executablePath: path, args: arguments_, env })
  return kept
}

/**
 * Opens the browser for a test file, by default on the run's site; everything that the file opens is closed after its
 * last test.
 */
export async function openBrowser(url = inject('site').url) {
  const browser = await workersBrowser()
  const site: Site = { browser, url, contexts: [], examined: new Set(), scenes: [] }
  let failed: string | undefined
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    failed = task.file.name
    const [error] = task.result.errors ?? []
    const scenes = (await Promise.all(site.scenes.map(describe => describe()))).filter(scene => scene !== '')
    if (error)
      Object.assign(error, {
        message: [error.message, ...scenes].join('\n'),
        stack: [error.stack, ...scenes].join('\n')
      })
  })
  afterAll(async () => {
    if (!browser.isConnected())
      throw new Error('The browser ended while this file ran. The next file gets a new one.')
    await endTraces(site.contexts, failed)
    await Promise.all(site.contexts.map(context => context.close()))
  })
  return {
    /** Opens a visitor with a browser context of their own, which shares no cookies. */
    person: (size: Size, options: Parameters<Browser['newContext']>[0] = {}) => person(site, size, options)
  }
}

/** The state that the visitors of one test file share. */
interface Site {
  readonly browser: Browser
  readonly url: string
  readonly contexts: BrowserContext[]
  /** The templates of pages that axe has examined in this file. */
  readonly examined: Set<string>
  /** Describe what the pages show and have requested, for the message of a failure. */
  readonly scenes: (() => Promise<string>)[]
}

export interface Visitor {
  /** The address of the site that is visited. */
  readonly url: string
  readonly page: Page
  readonly context: BrowserContext
  /** The templates of pages that axe has examined in this file. */
  readonly examined: Set<string>
  /** Opens an address of the site and waits until it is at rest. */
  open(path: string): Promise<void>
  /** Waits until the page is at rest: no request is pending, and no answer causes another request. */
  rest(): Promise<void>
  /** Expects a page without faults; with `--all`, saves a picture of the whole page. */
  picture(name: string): Promise<void>
}

async function person(
  { browser, url, contexts, examined, scenes }: Site,
  size: Size,
  options: Parameters<Browser['newContext']>[0]
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: 'zh-CN',
    // axe must not examine a page in the middle of an animation
    reducedMotion: 'reduce',
    baseURL: url,
    ...options
  })
  contexts.push(context)
  await startTrace(context)
  context.setDefaultTimeout(20_000)
  await context.addInitScript(countWork)
  const page = await context.newPage()
  const rest = restOf(page)
  scenes.push(recordScene(page))
  const hasScripts = options?.javaScriptEnabled !== false
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('request', request => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      faults.push(`left the site: ${request.url()}`)
  })
  return {
    url,
    page,
    context,
    examined,
    rest,
    async open(path) {
      await page.goto(path)
      if (hasScripts) await rest()
      expect(faults).toEqual([])
    },
    async picture(name) {
      expect(faults).toEqual([])
      if (!everywhere) return
      mkdirSync(pictures, { recursive: true })
      await page.screenshot({
        path: `${pictures}${name}-${size}.png`,
        fullPage: true,
        animations: 'disabled'
      })
    }
  }
}

/** Tells whether the page scrolls sideways, which is never allowed. */
export const sideways = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth + 1')

/**
 * Expects that axe finds nothing; the message names the first findings, because the report of a failure is cut off.
 */
async function isAccessible(page: Page, name: string, rules?: readonly string[]): Promise<void> {
  const findings = await axeFindings(page, rules)
  expect(findings, [name, ...findings.slice(0, 3)].join('\n')).toEqual([])
}

/**
 * Expects that the page does not scroll sideways, and that axe finds nothing. Axe examines a template once in
 * a file; with `--all`, at each call.
 * @param template the common structure of pages; by default the page's name
 */
export async function isClean(
  { page, examined }: Pick<Visitor, 'page' | 'examined'>,
  name: string,
  template = name
): Promise<void> {
  expect(await sideways(page), `${name} scrolls sideways`).toBe(false)
  if (examined.has(template) && !everywhere) return
  await isAccessible(page, name)
  examined.add(template)
}

/**
 * Describes the structure of the page that is shown: its address without the query, its open dialogs and menus, and
 * whether it shows an error. Its other states are those of its parts, which the gallery shows.
 */
const structure = `[
  location.pathname.replaceAll(/\\d+/g, '0'),
  ...[...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="alert"]')]
    .filter(part => part.checkVisibility())
    .map(part => part.role ?? part.tagName)
].join(' ')`

/**
 * Waits until the page is at rest, expects it to be clean, and saves a picture of it. Axe examines each structure of a page
 * once in a file.
 */
export async function looksWell(visitor: Visitor, name: string): Promise<void> {
  await visitor.rest()
  await isClean(visitor, name, await visitor.page.evaluate<string>(structure))
  await visitor.picture(name)
}

/**
 * Expects that the page is readable in the dark scheme, and restores the light scheme. It does so only with `--all`.
 */
export async function isReadableInTheDark({ page, rest }: Pick<Visitor, 'page' | 'rest'>, name: string) {
  if (!everywhere) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await rest()
  await isAccessible(page, `${name}, in the dark`, contrast)
  await page.emulateMedia({ colorScheme: 'light' })
  await rest()
}
