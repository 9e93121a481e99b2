/**
 * Tests a site with its own accent colour: it is readable in both colour schemes, on pages, in forms without scripts
 * and in the console.
 */
import type { Locator } from 'playwright'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { accentsOf } from '../../../schemas/facts/text/accent.ts'
import { buildMessage, setParameter } from '../../support/builders/builders.ts'
import { isClean, isReadableInTheDark, sizesOfStory } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, world, browser, url } = await ownSite()
const colour = '#ffd500'
const accents = accentsOf(colour)
await buildMessage(db, { fid: world.forums.city, subject: '护城河步道夜里没有路灯' })
await setParameter(db, 'site.accent', colour)

// the server reads the parameters again every two seconds
beforeAll(async () => {
  await vi.waitFor(async () => expect(await (await fetch(`${url}/home`)).text()).toContain(':root:root'), {
    timeout: 10_000,
    interval: 500
  })
})

// this function runs in the page
declare function getComputedStyle(part: unknown): Readonly<Record<'color' | 'backgroundColor', string>>

const styleOf = (part: Locator, name: 'color' | 'backgroundColor') =>
  part.evaluate((one, asked) => getComputedStyle(one)[asked], name)

const rgb = (hex = '') => `rgb(${[1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

describe.each(sizesOfStory('phone'))('a yellow site, on a %s,', size => {
  it('has pages and forms in a readable yellow', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    const button = page.getByRole('link', { name: '我要留言' }).filter({ visible: true }).last()
    const background = () => styleOf(button, 'backgroundColor')
    await open('/home')
    expect(await background()).toBe(rgb(accents?.light.accent))
    await isClean(visitor, 'yellow-home')
    await isReadableInTheDark(visitor, 'yellow-home')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await background()).toBe(rgb(accents?.dark.accent))
    await page.emulateMedia({ colorScheme: 'light' })
    await visitor.picture('yellow-home')
    // a page that a link in the app opens has the same accent
    await page.getByRole('main').getByRole('link', { name: '查看更多回复' }).click()
    await page.waitForURL(/\/threads\/list/)
    const current = page.getByRole('main').locator('[aria-current]').first()
    expect(await styleOf(current, 'color')).toBe(rgb(accents?.light.accent))
    await open('/forms/login')
    const style = await page.locator('style').first().textContent()
    expect(style).toContain(accents?.light.accent)
    await visitor.picture('yellow-form')
  })

  it('has a console with the same accent', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/g')
    const enter = page.locator('button[type=submit]').first()
    const background = () => styleOf(enter, 'backgroundColor')
    await expect.poll(background).toBe(rgb(accents?.light.accent))
    await isClean(visitor, 'yellow-console')
    await isReadableInTheDark(visitor, 'yellow-console')
    await visitor.picture('yellow-console')
  })
})
