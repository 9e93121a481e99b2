/**
 * Examines each part of both front ends in each of its states, as the gallery of parts shows them: with axe, for texts
 * without room and texts without words, and by the rules of single parts. The rows are those of `dev/table.ts` of each
 * front end.
 */
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe.ts'
import { everywhere, openBrowser, type Size, sideways, type Visitor } from '../support/browser.ts'
import {
  type Face,
  galleryPath,
  type Look,
  listFrames,
  listGroups,
  serveGallery,
  showInGallery,
  withoutFrames
} from '../support/gallery.ts'
import { overflowing } from '../support/overflow.ts'
import { partRules } from '../support/part-rules.ts'

const browser = await openBrowser(await serveGallery())

/** At each commit the plainest look, and the one in which the most goes wrong; with `--all` the others, too. */
const looks: readonly (Look & { window: Size })[] = [
  { lang: 'zh-CN', mode: 'light', size: 'standard', window: 'desktop' },
  { lang: 'en-US', mode: 'dark', size: 'large', window: 'phone' },
  ...(everywhere ? moreLooks() : [])
]

function moreLooks(): (Look & { window: Size })[] {
  return [
    { lang: 'zh-CN', mode: 'dark', size: 'standard', window: 'phone' },
    { lang: 'zh-CN', mode: 'light', size: 'large', window: 'desktop' },
    { lang: 'zh-TW', mode: 'light', size: 'large', window: 'phone' },
    { lang: 'zh-TW', mode: 'dark', size: 'standard', window: 'desktop' },
    { lang: 'en-US', mode: 'light', size: 'standard', window: 'desktop' }
  ]
}

/** A key of a text that is shown in place of the text, or a place in a text without its value. */
const withoutWords =
  /^(?!\S+\.(?:jpg|mp4|heic)$)(?!(?:controls|inputs|cells|fields)\.)[a-z]\w*(?:\.\w+)+$|%\{\w+\}|\{[a-z]\w*\}/gm

/** A space between two Chinese sentences. */
const apart = /。 \S/g

/**
 * The rules whose result depends on the colours or on the size of the window. The first look is examined by all rules, the
 * others by these.
 */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

async function examine(visitor: Visitor, face: Face, look: Look, asked: Readonly<Record<string, string>>) {
  const { page, rest, picture } = visitor
  const name = [face, ...Object.values(asked), look.lang, look.mode, look.size].join('-')
  await showInGallery(page, asked)
  await rest()
  const words = await page.locator('body').innerText()
  // all findings at once: a part that is wrong is often wrong in several places
  expect.soft(words.match(withoutWords) ?? [], `${name}: texts without words`).toEqual([])
  expect.soft(words.match(apart) ?? [], `${name}: spaces between sentences`).toEqual([])
  expect.soft(await sideways(page), `${name} scrolls sideways`).toBe(false)
  const rules = look.lang === looks[0]?.lang && look.mode === looks[0].mode ? undefined : rulesOfLooks
  expect.soft(await axeFindings(page, rules), name).toEqual([])
  expect.soft(await overflowing(page), `${name}: texts without room`).toEqual([])
  await picture(`part-${name}`)
}

/** Opens the gallery in one look. A phone is touched. */
async function openGallery(face: Face, look: Look, window: Size) {
  const visitor = await browser.person(window, window === 'phone' ? { hasTouch: true, isMobile: true } : {})
  await withoutFrames(visitor.page)
  await visitor.open(galleryPath(face, look))
  return visitor
}

describe.each<Face>(['portal', 'console'])('the parts of the %s', face => {
  it.each(looks)('are clean in $lang, $mode, $size type, on a $window', async ({ window, ...look }) => {
    const visitor = await openGallery(face, look, window)
    const groups = await listGroups(visitor.page)
    expect(groups.length).toBeGreaterThan(5)
    let frames = 0
    for (const group of groups) {
      await examine(visitor, face, look, { group })
      // a state in a frame is looked at alone
      for (const frame of await listFrames(visitor.page)) {
        frames++
        await examine(visitor, face, look, frame)
      }
    }
    expect(frames).toBeGreaterThan(10)
  })
})

describe('a part', () => {
  /** The open galleries, each in one language and on one window. */
  const opened = new Map<string, Promise<Visitor>>()

  it.each(partRules)(
    'of the $face, $part: $name',
    async ({ face, part, state, window, lang = 'zh-CN', check }) => {
      const key = [face, window, lang].join(' ')
      const open = opened.get(key) ?? openGallery(face, { lang, mode: 'light', size: 'standard' }, window)
      opened.set(key, open)
      const { page, rest } = await open
      await showInGallery(page, { part, ...(state && { state }) })
      await rest()
      await check(page.getByRole('main'), page)
    }
  )
})
