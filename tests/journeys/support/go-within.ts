import type { Page } from 'playwright'

/** Goes to an address of the console as a link in it does, without loading the page again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`)
  await page.evaluate("dispatchEvent(new PopStateEvent('popstate', { state: null }))")
}
