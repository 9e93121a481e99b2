import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, expect, inject } from 'vitest'
import { everySize } from '../../../scripts/check/arguments.ts'
import { axeFindings, contrast } from './axe.ts'
import { restOf } from './rest.ts'

/** The sizes that are both first-class. */
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
  '--no-first-run'
]

/** Whether every page is looked at in every size and colour scheme (`npm test -- journeys --all`). */
export const everywhere = process.env[everySize] !== undefined

/** The browser of this worker, kept from file to file; the worker takes it with it when it ends. */
let kept: Promise<Browser> | undefined

/** Gives the worker's browser; starts it for the first file, and anew where it has ended. */
async function workersBrowser(): Promise<Browser> {
  const browser = await kept?.catch(() => undefined)
  if (browser?.isConnected()) return browser
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  kept = chromium.launch({ executablePath: path, args: arguments_ })
  return kept
}

/** A browser for a test file, on the run's site unless told another; what the file opens in it is closed after its last test. */
export async function openBrowser(url = inject('site').url) {
  const browser = await workersBrowser()
  const site: Site = { browser, url, contexts: [], examined: new Set() }
  afterAll(async () => {
    if (!browser.isConnected())
      throw new Error('The browser ended while this file ran. The next file gets a new one.')
    await Promise.all(site.contexts.map(context => context.close()))
  })
  return {
    /** A person with a browser of their own: no cookies but theirs. */
    person: (size: Size, options: Parameters<Browser['newContext']>[0] = {}) => person(site, size, options)
  }
}

/** What the visitors of one test file share. */
interface Site {
  readonly browser: Browser
  readonly url: string
  readonly contexts: BrowserContext[]
  /** The templates of pages that axe has examined in this file. */
  readonly examined: Set<string>
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** The templates of pages that axe has examined in this file. */
  readonly examined: Set<string>
  /** Opens an address of the site and waits until it is at rest. */
  open(path: string): Promise<void>
  /** Waits until the page is at rest: nothing is being fetched, and nothing more is asked for because of what came. */
  rest(): Promise<void>
  /** Keeps a picture of the whole page among the artefacts. */
  picture(name: string): Promise<void>
}

async function person(
  { browser, url, contexts, examined }: Site,
  size: Size,
  options: Parameters<Browser['newContext']>[0]
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: 'zh-CN',
    // what fades in is not looked at half-way
    reducedMotion: 'reduce',
    baseURL: url,
    ...options
  })
  contexts.push(context)
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const rest = restOf(page)
  const hasScripts = options?.javaScriptEnabled !== false
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('request', request => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      faults.push(`left the site: ${request.url()}`)
  })
  return {
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
      mkdirSync(pictures, { recursive: true })
      await page.screenshot({
        path: `${pictures}${name}-${size}.png`,
        fullPage: true,
        animations: 'disabled'
      })
      expect(faults).toEqual([])
    }
  }
}

/** Whether the page scrolls sideways, which it never may. */
export const sideways = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth + 1')

/** The page is clean for axe; the first of what is found is said, which a list in a failure would be cut to. */
async function isAccessible(page: Page, name: string, rules?: readonly string[]): Promise<void> {
  const findings = await axeFindings(page, rules)
  expect(findings, [name, ...findings.slice(0, 3)].join('\n')).toEqual([])
}

/**
 * The page never scrolls sideways, and is clean for axe. Axe examines a template once in a file; with `--all`, at each
 * call. @param template what pages share that are built alike; the page's name where absent
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

/** The page, once at rest, is clean; a picture of it is kept. */
export async function looksWell(visitor: Visitor, name: string): Promise<void> {
  await visitor.rest()
  await isClean(visitor, name)
  await visitor.picture(name)
}

/** The page can be read by night, too; afterwards it is day again. Examined with `--all` alone. */
export async function isReadableInTheDark({ page, rest }: Pick<Visitor, 'page' | 'rest'>, name: string) {
  if (!everywhere) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await rest()
  await isAccessible(page, `${name}, in the dark`, contrast)
  await page.emulateMedia({ colorScheme: 'light' })
  await rest()
}
