import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { lookAtFocus } from './focus.ts'

/** The number of presses of a key after which a person gives up. */
const usualPatience = 200

/** Milliseconds within which the focus must become visible. */
const soon = 5000

/** Milliseconds within which a record that was just shown lets its actions be pressed. */
const settleTimeout = 2000

/** A person who uses only the keyboard: at each stop the focus must be visible. */
export interface Keyboard {
  /** Presses Tab (or Shift+Tab) until the control has the focus. */
  tabTo(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>
  /** Goes to the control and presses Enter on it. */
  enter(target: Locator): Promise<void>
  /** Goes to the field and types the text in place of its old text. */
  write(target: Locator, text: string): Promise<void>
  /** Goes to a group of radio buttons and chooses one with the arrow keys. */
  choose(group: Locator, name: string | RegExp): Promise<void>
  /** Goes to a select and moves down to an option. */
  pick(select: Locator, label: string): Promise<void>
  /** Presses keys where the focus is. */
  press(...keys: string[]): Promise<void>
  /** Types a text where the focus is. */
  type(text: string): Promise<void>
  /** Waits until the page itself has moved the focus there. */
  landsOn(target: Locator): Promise<void>
  /** The keys that were pressed and the characters that were typed so far. */
  readonly spent: { keys: number; characters: number }
}

/** Returns the place of the focus in words. The focus must become visible within `soon`. */
export async function whereFocusIs(page: Page): Promise<string> {
  const end = Date.now() + soon
  for (;;) {
    const { where, faults, place } = await page.evaluate(lookAtFocus, [])
    if (faults.length === 0) return where
    if (Date.now() > end) throw new Error(`${where} at ${page.url()}: ${faults.join(', ')} (${place})`)
    await sleep(50)
  }
}

/**
 * Returns the keyboard of a page.
 * @param patience presses of a key after which the person gives up
 */
export function keyboardOf(page: Page, patience = usualPatience): Keyboard {
  const focused = page.locator(':focus')
  const isOn = async (target: Locator) => (await target.and(focused).count()) === 1
  const stop = () => whereFocusIs(page)
  const spent = { keys: 0, characters: 0 }

  async function press(...keys: string[]) {
    for (const key of keys) {
      spent.keys++
      await page.keyboard.press(key)
    }
  }

  async function type(text: string) {
    spent.characters += text.length
    await page.keyboard.type(text)
  }

  async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await target.waitFor({ state: 'attached' })
    const way: string[] = []
    if (await isOn(target)) return
    for (let pressed = 0; pressed < patience; pressed++) {
      await press(key)
      // one call to the page for each stop, because there are thousands of stops
      const { where, faults, isOnTarget } = await target.evaluateAll(lookAtFocus)
      // after the last control the focus moves to the controls of the browser, and then to the first control
      if (where === '') way.push('(a control of the browser)')
      else way.push(faults.length === 0 ? where : await stop())
      if (isOnTarget) return
    }
    throw new Error(`${key} never reached ${target}; it went to:\n${way.join('\n')}`)
  }

  async function choose(group: Locator, name: string | RegExp) {
    const wanted = group.getByRole('radio', { name })
    const radios = group.getByRole('radio')
    const count = await radios.count()
    const chosen = group.locator(':checked')
    await tabTo((await chosen.count()) > 0 ? chosen : radios.first())
    for (let pressed = 0; pressed <= count; pressed++) {
      if (await wanted.isChecked()) return
      await press((await isOn(wanted)) ? 'Space' : 'ArrowDown')
      await stop()
    }
    throw new Error(`the arrow keys never chose ${wanted}`)
  }

  async function pick(select: Locator, label: string) {
    await tabTo(select)
    const options = await select.locator('option').count()
    for (let pressed = 0; pressed < options; pressed++) {
      if ((await select.locator('option:checked').innerText()).trim() === label) return
      await press('ArrowDown')
    }
    throw new Error(`the arrow keys never chose ${label} in ${select}`)
  }

  return {
    tabTo,
    choose,
    pick,
    async enter(target) {
      await tabTo(target)
      // the actions of a record that was just shown are blocked for a moment, and no person is that fast
      const enabled = target.and(page.locator(':not([aria-disabled=true])'))
      await enabled.waitFor({ state: 'attached', timeout: settleTimeout }).catch(() => undefined)
      // a dialog that was just opened may move the focus to its first control meanwhile; a person sees that
      await tabTo(target)
      await press('Enter')
    },
    async write(target, text) {
      await tabTo(target)
      await press('ControlOrMeta+A')
      await type(text)
    },
    press,
    type,
    spent,
    async landsOn(target) {
      try {
        await target.and(focused).waitFor({ state: 'attached' })
      } catch {
        const { where } = await page.evaluate(lookAtFocus, [])
        throw new Error(`the focus should be on ${target}, but is on ${where || 'nothing'}`)
      }
    }
  }
}
