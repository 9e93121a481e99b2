/** Rules of single parts, which the gallery of parts shows without a page around them. */
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Size } from './browser.ts'
import type { Face, Look } from './gallery.ts'

interface PartRule {
  /** The rule in words; it is part of the name of its test. */
  readonly name: string
  readonly face: Face
  readonly part: string
  /** The state that is shown alone; absent: all states. */
  readonly state?: string
  readonly window: Size
  readonly lang?: Look['lang']
  /** @param main the region of the page that shows the part */
  readonly check: (main: Locator, page: Page) => Promise<void>
}

/** The browser's functions and properties that are used here; tests are checked without the types of browsers. */
interface Part {
  readonly clientWidth: number
  readonly cellIndex: number
  readonly nodeType: number
  readonly childNodes: Iterable<Part>
}
declare const document: {
  createRange(): { selectNodeContents(part: Part): void; getBoundingClientRect(): { right: number } }
}
declare function getComputedStyle(part: unknown): { borderRadius: string; borderTopColor: string }

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} has no box`)
  return box
}

const heightOf = async (part: Locator) => Math.round((await boxOf(part)).height)

/** Returns the right end of the first text in a part. */
const endOf = (part: Locator) =>
  part.evaluate(found => {
    const textIn = (one: Part): Part | undefined =>
      one.nodeType === 3 ? one : [...one.childNodes].map(textIn).find(text => text !== undefined)
    const range = document.createRange()
    range.selectNodeContents(textIn(found as unknown as Part) ?? (found as unknown as Part))
    return Math.round(range.getBoundingClientRect().right)
  })

/** The width of an apostrophe within a word, in parts of the size of the running text. */
const apostrophe = `(() => {
  const widthOf = text => {
    const part = document.body.appendChild(document.createElement('span'))
    part.textContent = text
    const width = part.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(part).fontSize)
    part.remove()
    return width
  }
  return widthOf('n’s') - widthOf('ns')
})()`

const state = /^(待回复|未回复|已回复)/
const deadline = /^还剩 \d+ 个工作日/

const ofPortal: readonly PartRule[] = [
  {
    name: 'on a phone, the states of cards are in one column below the titles',
    face: 'portal',
    part: 'MessageCards',
    window: 'phone',
    async check(main) {
      const cards = await main.getByRole('article').all()
      expect(cards.length).toBeGreaterThan(1)
      const lefts = new Set<number>()
      for (const card of cards) {
        const title = await boxOf(card.getByRole('heading').getByRole('link'))
        const box = await boxOf(card.getByText(state).first())
        expect(box.y).toBeGreaterThan(title.y + title.height - 8)
        lefts.add(Math.round(box.x))
      }
      expect(lefts.size).toBe(1)
    }
  },
  {
    name: 'on a desktop, state and deadline are beside the title, the state at the edge',
    face: 'portal',
    part: 'MessageCards',
    window: 'desktop',
    async check(main) {
      const card = main.getByRole('article').filter({ hasText: '工作日' }).first()
      const title = await boxOf(card.getByRole('heading').getByRole('link'))
      const [stateBox, dueBox] = [
        await boxOf(card.getByText(state).first()),
        await boxOf(card.getByText(deadline).first())
      ]
      expect(stateBox.y).toBeLessThan(title.y + title.height)
      expect(dueBox.y).toBe(stateBox.y)
      expect(dueBox.x + dueBox.width).toBeLessThan(stateBox.x)
    }
  },
  {
    name: 'no count of an office is apart from its word',
    face: 'portal',
    part: 'ForumCards',
    window: 'desktop',
    async check(main) {
      const counts = await main.getByText(/^已受理/).allTextContents()
      expect(counts.length).toBeGreaterThan(1)
      // a line breaks at an ordinary space
      expect(counts.filter(words => words.includes(' '))).toEqual([])
    }
  },
  {
    name: 'marks of a deadline are apart',
    face: 'portal',
    part: 'PromiseChip',
    window: 'desktop',
    async check(main) {
      const stopped = await boxOf(main.getByText('办理时限暂停'))
      const due = await boxOf(main.getByText('今天到期'))
      expect(due.x - stopped.x - stopped.width).toBeGreaterThanOrEqual(2)
    }
  },
  {
    name: 'the label below one picture does not stretch the frame of another',
    face: 'portal',
    part: 'Attachments',
    window: 'desktop',
    async check(main) {
      const links = await main.locator('a:has(img)').all()
      const heights = await Promise.all(links.map(heightOf))
      expect(links.length).toBeGreaterThan(1)
      expect(new Set(heights).size).toBe(1)
    }
  },
  {
    name: 'on a phone, an English choice is on one line',
    face: 'portal',
    part: 'CompanyFields',
    window: 'phone',
    lang: 'en-US',
    async check(main) {
      const short = await boxOf(main.getByText('Company', { exact: true }))
      const long = await boxOf(main.getByText('Other legal person', { exact: true }))
      expect(long.height).toBe(short.height)
    }
  },
  {
    name: 'on a phone, no word of an English grade is broken',
    face: 'portal',
    part: 'GradeChoice',
    window: 'phone',
    lang: 'en-US',
    async check(main) {
      const { width, height } = await boxOf(main.getByText('Dissatisfied', { exact: true }).first())
      expect(height).toBeLessThan(width / 2)
    }
  },
  {
    name: 'on a phone, the name of a picture has a row of its own above the buttons',
    face: 'portal',
    part: 'ImageViewer',
    state: 'filled',
    window: 'phone',
    async check(_main, page) {
      const dialog = page.getByRole('dialog')
      const next = await boxOf(dialog.getByRole('button', { name: '下一张' }))
      const name = await boxOf(dialog.getByText(/\.(jpg|jpeg|png)$/))
      expect(name.y + name.height).toBeLessThanOrEqual(next.y)
    }
  }
]

const ofConsole: readonly PartRule[] = [
  {
    name: 'the controls of a filter line have one height',
    face: 'console',
    part: 'FilterLine',
    window: 'desktop',
    async check(main) {
      const tree = main.getByRole('button', { name: '所属部门' })
      const field = main.locator('.MuiOutlinedInput-root').filter({ has: main.page().getByLabel('用户名') })
      expect(await heightOf(tree)).toBe(await heightOf(field))
    }
  },
  {
    name: 'a touched field is as high as a button, and its edge can be seen',
    face: 'console',
    part: 'controls.text',
    window: 'phone',
    async check(main) {
      const field = main.locator('.MuiOutlinedInput-root').first()
      expect(await heightOf(field)).toBeGreaterThanOrEqual(44)
      await field.hover()
      const edge = field.locator('.MuiOutlinedInput-notchedOutline')
      expect(await edge.evaluate(part => getComputedStyle(part).borderTopColor)).toBe('rgb(138, 145, 156)')
    }
  },
  {
    name: 'a closed field has a weaker edge than an open one',
    face: 'console',
    part: 'controls.text',
    window: 'desktop',
    async check(main) {
      const edge = main.locator('[data-state=disabled] .MuiOutlinedInput-notchedOutline')
      expect(await edge.evaluate(part => getComputedStyle(part).borderTopColor)).toBe('rgb(225, 228, 233)')
    }
  },
  {
    name: 'a closed list of variables offers no act',
    face: 'console',
    part: 'controls.pairs',
    window: 'desktop',
    async check(main) {
      const acts = main.locator('[data-state=disabled]').getByRole('button')
      // the part reads its words first
      await expect.poll(() => acts.count()).toBeGreaterThan(1)
      for (const act of await acts.all()) expect(await act.isDisabled()).toBe(true)
    }
  },
  ...(['en-US', 'zh-CN'] as const).map(
    (lang): PartRule => ({
      name: `an apostrophe is as wide as in texts in ${lang}`,
      face: 'console',
      part: 'Facts',
      window: 'desktop',
      lang,
      async check(_main, page) {
        const width = await page.evaluate<number>(apostrophe)
        if (lang === 'en-US') expect(width).toBeLessThan(0.5)
        else expect(width).toBeGreaterThan(0.9)
      }
    })
  ),
  {
    name: 'a long value has at most forty characters in a line',
    face: 'console',
    part: 'Facts',
    window: 'desktop',
    async check(main) {
      const widths = await main
        .locator('dd')
        .evaluateAll(parts => (parts as unknown as Part[]).map(part => part.clientWidth))
      expect(widths.length).toBeGreaterThan(1)
      expect(Math.max(...widths)).toBeLessThanOrEqual(40 * 14)
    }
  },
  {
    name: 'the parts of a range of days are apart',
    face: 'console',
    part: 'RangeInput',
    state: 'empty',
    window: 'desktop',
    async check(main, page) {
      await main.getByRole('button', { name: '提交时间' }).click()
      const dialog = page.getByRole('dialog', { name: '提交时间' })
      const quick = await boxOf(dialog.getByRole('button', { name: '今天' }))
      const field = await boxOf(dialog.locator('.MuiOutlinedInput-root').first())
      expect(field.y - quick.y - quick.height).toBeGreaterThanOrEqual(8)
      await page.keyboard.press('Escape')
    }
  },
  {
    name: 'a text that opens beside its place is within a phone',
    face: 'console',
    part: 'cells.long',
    state: 'filled',
    window: 'phone',
    async check(main, page) {
      await main.locator('[aria-haspopup=dialog]').click()
      const box = await boxOf(page.getByRole('dialog'))
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(360)
      await page.keyboard.press('Escape')
    }
  },
  {
    name: 'the head of a column of numbers ends where its numbers end',
    face: 'console',
    part: 'RecordTable',
    state: 'filled',
    window: 'desktop',
    async check(main) {
      const head = main.getByRole('columnheader', { name: '耗时' })
      const place = await head.evaluate(part => (part as unknown as Part).cellIndex + 1)
      const number = main.locator(`[data-row] > :nth-child(${place})`).first()
      // a full-width bracket has its own room at the end
      expect(Math.abs((await endOf(head)) - (await endOf(number)))).toBeLessThanOrEqual(1)
    }
  },
  {
    name: 'a dialog that fills a phone has no round corners',
    face: 'console',
    part: 'FormDialog',
    state: 'filled',
    window: 'phone',
    async check(_main, page) {
      const paper = page.locator('.MuiDialog-paper')
      expect(await paper.evaluate(part => getComputedStyle(part).borderRadius)).toBe('0px')
    }
  },
  {
    name: 'the tools of a page stay beside a long title',
    face: 'console',
    part: 'PageFrame',
    state: 'filled',
    window: 'desktop',
    async check(main) {
      const edit = await boxOf(main.getByRole('link', { name: '编辑' }))
      const title = await boxOf(main.getByRole('heading', { level: 1 }))
      expect(edit.x).toBeGreaterThanOrEqual(title.x + title.width)
    }
  },
  {
    name: 'the tools of a page on a phone stay together if they do not fit beside its title',
    face: 'console',
    part: 'PageFrame',
    state: 'filled',
    window: 'phone',
    async check(main) {
      const tops = await Promise.all(
        [main.getByRole('button', { name: '删除' }), main.getByRole('link', { name: '编辑' })].map(boxOf)
      )
      expect(tops[0]?.y).toBe(tops[1]?.y)
    }
  }
]

/** The rules of both front ends. */
export const partRules: readonly PartRule[] = [...ofPortal, ...ofConsole]
