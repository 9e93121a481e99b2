import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, expect, inject } from 'vitest'
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

/** A browser for one test file, on the run's site unless told another; it is closed after the last test. */
export async function openBrowser(url = inject('site').url) {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath: path, args: arguments_ })
  afterAll(() => browser.close())
  return {
    /** A person with a browser of their own: no cookies but theirs. */
    person: (size: Size, options: Parameters<Browser['newContext']>[0] = {}) =>
      person(browser, url, size, options)
  }
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens an address of the site and waits until it is at rest. */
  open(path: string): Promise<void>
  /** Waits until the page is at rest: nothing is being fetched, and nothing more is asked for because of what came. */
  rest(): Promise<void>
  /** Keeps a picture of the whole page among the artefacts. */
  picture(name: string): Promise<void>
}

async function person(
  browser: Browser,
  url: string,
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

/** The page is clean for axe and never scrolls sideways. */
export async function isClean({ page }: Pick<Visitor, 'page'>, name: string): Promise<void> {
  await isAccessible(page, name)
  expect(await sideways(page), `${name} scrolls sideways`).toBe(false)
}

/** The page, once at rest, is clean; a picture of it is kept. */
export async function looksWell(visitor: Visitor, name: string): Promise<void> {
  await visitor.rest()
  await isClean(visitor, name)
  await visitor.picture(name)
}

/** The page can be read by night, too; afterwards it is day again. */
export async function isReadableInTheDark({ page, rest }: Pick<Visitor, 'page' | 'rest'>, name: string) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await rest()
  await isAccessible(page, `${name}, in the dark`, contrast)
  await page.emulateMedia({ colorScheme: 'light' })
  await rest()
}
