/** Tests every screen that is derived from an entity; a new entity needs no line here. */
import { join } from 'node:path'
import { entities } from '@board/generated/entities'
import { type EntityName, entityNames } from '@board/generated/entity-names'
import { permissions } from '@board/generated/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadConsole } from '../../../server/runtime/start/front-ends.ts'
import { makeRecord } from '../../contract/support/entities.ts'
import { makeStage } from '../../contract/support/stage.ts'
import { staffMember } from '../../support/builders/staff.ts'
import { everywhere, isClean, isReadableInTheDark, openBrowser, type Size } from '../support/browser.ts'
import { goWithin } from '../support/go-within.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { walkThrough } from '../support/walk.ts'
import { wordsOf } from '../support/words.ts'

/** A server with a record of each entity, made from the examples of its schema, and with the real clock. */
const stage = await makeStage(
  { now: () => new Date(), pass: () => {} },
  { console: await loadConsole(join(import.meta.dirname, '../../..')), validateResponses: false }
)
const url = await stage.app.listen({ host: '127.0.0.1', port: 0 })
const browser = await openBrowser(url)
const made = new Map<EntityName, number>()
beforeAll(async () => {
  for (const name of entityNames) made.set(name, (await makeRecord(stage, entities[name])).id)
})

interface Screen {
  readonly path: string
  /** A selector of an element that only this screen shows. */
  readonly sign: string
}

const form = 'main form button[type=submit]'

const list = (name: EntityName): Screen => ({ path: `/admin/${name}`, sign: '[data-rows] [data-row]' })

/** Returns the screens of an entity besides its list, by their purpose. */
function otherScreens(name: EntityName): Record<string, Screen> {
  const { operations } = entities[name]
  const record = `/admin/${name}/${made.get(name)}`
  return {
    show: {
      path: `${record}/show`,
      sign: 'main:not(:has([data-row], [aria-current=page][href*="tab="])) dl'
    },
    // records that nobody writes, such as logs, have no history
    ...((operations.create ?? operations.update) && {
      history: { path: `${record}/show?tab=history`, sign: 'main a[href$="tab=history"][aria-current=page]' }
    }),
    ...(operations.update && { edit: { path: record, sign: form } }),
    ...(operations.create && { create: { path: `/admin/${name}/create`, sign: form } })
  }
}

/**
 * Returns the template of an entity's screens: whether its records form a tree or stand beside one, whether they can
 * be written, deleted and imported, and their other actions.
 */
function templateOf(name: EntityName): string {
  const { operations, view } = entities[name]
  const has = {
    tree: view.tree,
    aside: view.aside,
    related: view.related?.length,
    actions: view.actions?.length,
    create: operations.create,
    update: operations.update,
    delete: operations.delete,
    import: operations.import
  }
  return Object.entries(has)
    .flatMap(([part, isThere]) => (isThere ? [part] : []))
    .join(' ')
}

/** The first entity of each template. */
const firstOfTemplates = entityNames.filter(
  (name, index) => entityNames.findIndex(other => templateOf(other) === templateOf(name)) === index
)

/** Entities whose screens are used by keyboard and on a phone: one of each template, with `--all` every entity. */
const usedWhole = everywhere ? entityNames : firstOfTemplates

/** The session of a member of staff with every permission of administrators and editors. */
const { token } = await staffMember(stage, stage, permissions)

/** Opens an administrator who reads one language, with an own browser context. */
async function administrator(size: Size, language: string) {
  const visitor = await browser.person(size)
  const { page, context, rest, open } = visitor
  const cookies = { token, language }
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  const missing = wordsOf(page)
  const walked = new Set<string>()
  await open('/admin/parameter')
  /** Waits until a screen is shown. */
  const see = async ({ sign }: Screen) => {
    await page.locator(sign).first().waitFor()
    await rest()
  }
  return {
    page,
    keys: keyboardOf(page),
    see,
    /** Goes to a screen within the console, which is faster than opening its address. */
    async go(screen: Screen) {
      await goWithin(page, screen.path)
      await see(screen)
    },
    /**
     * Expects that the screen is clean, fits and has all its texts, and that Tab reaches every control: once in each
     * template, with `--all` on each screen.
     */
    async isGood(what: string, template: string) {
      await isClean(visitor, what, template)
      expect(await missing(), `${what} lacks words`).toEqual([])
      if (walked.has(template) && !everywhere) return
      expect(await walkThrough(page), `${what}: Tab never comes to these`).toEqual([])
      walked.add(template)
    },
    isGoodInTheDark: (what: string) => isReadableInTheDark(visitor, what)
  }
}

describe('at a desk, without a mouse,', () => {
  const person = administrator('desktop', 'zh-CN')

  it.each(usedWhole)(
    'an administrator opens, saves and leaves every screen of %s, and each is clean',
    async name => {
      const { page, keys, go, see, isGood, isGoodInTheDark } = await person
      // the forms of two entities have different fields
      const isForm = (kind: string) => kind === 'edit' || kind === 'create'
      const isGoodDayAndNight = async (kind: string) => {
        await isGood(`${name}, ${kind}`, `${isForm(kind) ? name : templateOf(name)}, ${kind}`)
        await isGoodInTheDark(`${name}, ${kind}`)
      }
      const main = page.getByRole('main')
      const { show, history, edit, create } = otherScreens(name)
      const isList = (at: URL) => at.pathname === list(name).path

      await go(list(name))
      await isGoodDayAndNight('list')
      await keys.press('j')
      await keys.landsOn(page.locator('[data-row] [data-row-link]').first())
      await keys.press('Enter')
      await page.waitForURL(/\/\d+\/show$/)
      if (show) await go(show)
      await isGoodDayAndNight('record')
      if (history) {
        await keys.enter(main.locator(`a[href$="tab=history"]`))
        await see(history)
        await isGood(`${name}, history`, 'history')
      }
      if (edit) {
        await keys.enter(main.getByRole('link', { name: '编辑', exact: true }))
        await see(edit)
        await isGoodDayAndNight('edit')
        await keys.enter(main.getByRole('button', { name: '保存', exact: true }))
        await page.waitForURL(isList)
        await see(list(name))
      }
      if (create) {
        if (!edit) await go(list(name))
        await keys.enter(main.getByRole('link', { name: /^新建/ }).first())
        await see(create)
        // the fields are those of the edit form
        if (edit) await isGood(`${name}, create`, 'create')
        else await isGoodDayAndNight('create')
        await keys.enter(main.getByRole('link', { name: '取消', exact: true }))
        await page.waitForURL(isList)
      }
    }
  )

  it.each(entityNames.filter(name => !usedWhole.includes(name)))(
    'list, record and form of %s are clean',
    async name => {
      const { go, isGood } = await person
      const { show, edit, create } = otherScreens(name)
      await go(list(name))
      await isGood(`${name}, list`, `${templateOf(name)}, list`)
      if (show) await go(show)
      await isGood(`${name}, record`, `${templateOf(name)}, record`)
      const form = edit ?? create
      if (form) await go(form)
      if (form) await isGood(`${name}, form`, `${name}, form`)
    }
  )
})

/** Languages and widths in which screens are checked: at each commit the longest texts in the smallest width. */
const otherViews: (readonly [language: string, size: Size])[] = [
  ['en-US', 'phone'],
  ...(everywhere ? [['zh-CN', 'phone'] as const, ['zh-TW', 'desktop'] as const] : [])
]

// `npm run generate` refuses an entity without a text in some language; this test checks one entity of each template
describe.each(otherViews)('in %s, on a %s', (language, size) => {
  const person = administrator(size, language)

  it.each(usedWhole)(
    'every screen of %s is clean, fits, has all its texts, and can be used with Tab',
    async name => {
      const { go, isGood, isGoodInTheDark } = await person
      await go(list(name))
      await isGood(`${name}, list`, `${templateOf(name)}, list`)
      await isGoodInTheDark(`${name}, list`)
      for (const [kind, screen] of Object.entries(otherScreens(name))) {
        await go(screen)
        await isGood(`${name}, ${kind}`, `${templateOf(name)}, ${kind}`)
      }
    }
  )
})
