import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, expect, inject } from 'vitest'

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
    baseURL: url,
    ...options
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('request', request => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      faults.push(`left the site: ${request.url()}`)
  })
  return {
    page,
    context,
    async open(path) {
      await page.goto(path, { waitUntil: 'networkidle' })
      // the portal takes this away once its scripts, which come after the first paint, answer
      if (options?.javaScriptEnabled !== false)
        await page.locator('script#boot').waitFor({ state: 'detached' })
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

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds on a page, in words that say where. Empty is what we want. The window is made as high as the page
 * meanwhile: what lies under a fixed button at the edge can be scrolled clear of it, which axe does not know.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? sizes.desktop
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) })
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  await page.setViewportSize(size)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`)
  )
}

/** Whether the page scrolls sideways, which it never may. */
export const sideways = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth + 1')
