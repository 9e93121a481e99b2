import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { quietFrames } from './rest.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules whose result depends on the colour scheme. The dark scheme is checked by these rules only. */
export const contrast = ['color-contrast']

/**
 * Returns the violations that axe finds on a page, each with its place. The window is as high as the page meanwhile:
 * a person can scroll content away from under a fixed button, but axe does not know that.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 }
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  if (height > size.height) await page.setViewportSize({ width: size.width, height })
  // axe must check the page after its last change is quietFrames
  await page.evaluate(quietFrames)
  // the source is large, so a page that has it does not read it again
  const isThere = await page.evaluate<boolean>('"axe" in window')
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
  // runs in this page, because a second page would take the focus away; frames are not examined
  builder.setLegacyMode().options({
    resultTypes: ['violations'],
    iframes: false,
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags }
  })
  const { violations } = await builder.analyze()
  if (height > size.height) await page.setViewportSize(size)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`)
  )
}
