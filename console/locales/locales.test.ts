import { actions } from '@board/generated/actions'
import { questions } from '@board/generated/words/questions/zh-CN'
import { eventVerbs } from '@board/schemas/facts/events'
import { dictValueTexts } from '@board/schemas/locales/dictValue'
import { loginLogTexts } from '@board/schemas/locales/loginLog'
import english from 'ra-language-english'
import { describe, expect, test } from 'vitest'
import { keysOf } from '../../tests/support/message-keys.ts'
import { boards, schemasOf, tabsOf } from '../base/boards.ts'
import { filtersOf } from '../fields/filters.ts'
import { messages as enUS } from './en-US/index.ts'
import { messages as zhCN } from './zh-CN/index.ts'
import { texts as cnSettings } from './zh-CN/page/settings.ts'
import { messages as zhTW } from './zh-TW/index.ts'
import { texts as twSettings } from './zh-TW/page/settings.ts'

const languages = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS }

function textAt(messages: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages)
}

const placeholders = (text: unknown) => [...new Set(String(text).match(/%\{\w+\}/g) ?? [])].sort().join()

describe.each(Object.entries(languages))('%s', (_, messages) => {
  test('has every text of react-admin, and no other under ra', () => {
    expect(keysOf({ ra: messages.ra }).sort()).toEqual(keysOf({ ra: english.ra }).sort())
  })

  test('has the texts that Simplified Chinese has, with the same gaps to fill', () => {
    expect(keysOf(messages).sort()).toEqual(keysOf(zhCN).sort())
    const other = (key: string) => placeholders(textAt(messages, key)) !== placeholders(textAt(zhCN, key))
    const ours = keysOf(zhCN).filter(key => !key.startsWith('ra.'))
    expect(ours.filter(other)).toEqual([])
  })

  test('has a text for every event', () => {
    expect(
      keysOf(messages)
        .filter(key => key.startsWith('events.'))
        .sort()
    ).toEqual(eventVerbs.map(verb => `events.${verb}`).sort())
  })

  test('names no field of an action optional, because the form marks optional fields', () => {
    const names = keysOf(messages).filter(key => /^actions\.\w+\.fields\./.test(key))
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter(key => /选填|選填|optional/.test(String(textAt(messages, key))))).toEqual([])
  })

  test('gives no hint in the name of a field, because pages of records show the name alone', () => {
    const names = keysOf(messages).filter(key => key.startsWith('fields.'))
    expect(names.filter(key => /留空|不填|\bempty\b/i.test(String(textAt(messages, key))))).toEqual([])
  })

  test('leaves no text empty or to be written', () => {
    expect(keysOf(messages).filter(key => /^$|^TO WRITE/.test(String(textAt(messages, key))))).toEqual([])
  })
})

test('no Traditional text is written in Simplified characters', () => {
  const simplified = /[这为们时对说请过还没见关开问题务认让设处办导页筛选网络从发录历间]/
  expect(
    keysOf(zhTW)
      .map(key => String(textAt(zhTW, key)))
      .filter(text => simplified.test(text))
  ).toEqual([])
})

describe('everything that boards and actions show has a name', () => {
  const has = (key: string) => typeof textAt(zhCN, key) === 'string'

  test.each(boards.map(board => [board.name, board] as const))('board %s', (_, board) => {
    const filters = filtersOf(board, schemasOf(board).body).map(filter => filter.name)
    const keys = [
      `board.names.${board.name}`,
      ...[...board.tabs, ...tabsOf(board, false)].map(tab => `board.tabs.${tab.key}`),
      ...board.orders.map(order => `board.orders.${order.key}`)
    ]
    expect(keys.filter(key => !has(key))).toEqual([])
    const isNamed = (name: string) => has(`fields.${name}`) || has(`entities.${board.name}.fields.${name}`)
    expect([...board.columns, ...filters].filter(name => !isNamed(name))).toEqual([])
  })

  test('the words of actions are found where dialogs and lists look for them', () => {
    const keys = Object.entries(actions).flatMap(([id, { action }]) => [
      `actions.${id}.verb`,
      ...(action.success ? [`success.${action.success}`] : []),
      ...(action.result ? [`result.${id}`] : [])
    ])
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter(key => !has(key))).toEqual([])
    const asked = Object.values(actions).flatMap(({ action }) => action.confirm ?? [])
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter(key => typeof questions[key] !== 'string')).toEqual([])
  })
})

test.each([
  ['zh-CN', cnSettings],
  ['zh-TW', twSettings]
] as const)('the log of sign-ins has one name on all pages, in %s', (language, { settings }) => {
  const { name } = loginLogTexts[language]
  expect([settings.pages['login-log'], settings.log]).toEqual([name, name])
  expect(settings.noLogins).toContain(name)
})

test.each(Object.entries(dictValueTexts))(
  'whoever changes the label of a dictionary value is reminded of the other languages, in %s',
  (_, { fields, hints = {} }) => {
    expect(hints.labelZhCn).toContain(fields.labelZhTw)
    expect(hints.labelZhCn).toContain(fields.labelEnUs)
  }
)
