import { describe, expect, it, test } from 'vitest'
import {
  addressOf,
  closeAll,
  closeOthers,
  closeTab,
  type Given,
  type Known,
  nameTab,
  openTab,
  placeOf,
  readTabs,
  type Tab,
  type TabWords,
  titleOf,
  withHome
} from './tabs.ts'

const known: Known = {
  pages: [
    { path: '/workTable' },
    { path: '/taskMain', record: 'messageId' },
    { path: '/iframe', record: 'url' },
    { path: '/processModel', record: 'id' }
  ],
  isResource: name => ['list-ans', 'user'].includes(name)
}

function at(address: string) {
  const [pathname = '', search] = address.split('?')
  const place = placeOf(known, pathname, search === undefined ? '' : `?${search}`)
  if (!place) throw new Error(`There is no page at ${address}`)
  return place
}
const home = at('/workTable')

/** Opens pages one after another, each from the page before. */
function opened(...addresses: string[]) {
  let from: string | undefined
  let tabs: readonly Tab[] = withHome([], home)
  for (const address of addresses) {
    const place = at(address)
    tabs = openTab(tabs, place, { from, home })
    from = place.name
  }
  return tabs
}
const addresses = (tabs: readonly Tab[]) => tabs.map(addressOf)
const left = (tabs: readonly Tab[], closed: readonly string[]) =>
  addresses(tabs.filter(({ name }) => !closed.includes(name)))

test('a tab is identified by its name, and has the parameters and the query of the address', () => {
  const tabs = opened('/list-ans?page=2', '/user/5/show', '/list-ans?page=3', '/user/5')
  expect(addresses(tabs)).toEqual(['/workTable', '/list-ans?page=3', '/user/5'])
})

test('each message has a tab, and the next message of a list opens in the same tab', () => {
  const tabs = opened('/taskMain?messageId=1', '/list-ans', '/taskMain?messageId=2', '/taskMain?messageId=3')
  expect(addresses(tabs)).toEqual([
    '/workTable',
    '/taskMain?messageId=1',
    '/list-ans',
    '/taskMain?messageId=3'
  ])
  const own = openTab(tabs, at('/taskMain?messageId=4'), { from: '/taskMain?messageId=3', home, isNew: true })
  expect(own).toHaveLength(5)
})

test('a tab whose name begins with iframe_ opens the route iframe', () => {
  const [, tab] = opened('/iframe?url=%2Fhelp')
  expect(tab?.name).toBe('iframe_/help')
  expect(tab && addressOf({ ...tab, pathname: '/elsewhere' })).toBe('/iframe?url=%2Fhelp')
})

test('the home tab is first and cannot be closed', () => {
  const tabs = withHome([at('/list-ans')], home)
  expect(addresses(tabs)).toEqual(['/workTable', '/list-ans'])
  expect(closeTab(tabs, '/workTable', { active: '/workTable', home })).toEqual({
    closed: [],
    goTo: undefined
  })
})

test('closing others keeps home and the active tab', () => {
  const tabs = opened('/list-ans', '/user', '/user/5')
  const { closed, goTo } = closeOthers(tabs, { active: '/user', home })
  expect(left(tabs, closed)).toEqual(['/workTable', '/user'])
  expect(goTo).toBeUndefined()
})

test('closing all keeps home and opens it', () => {
  const tabs = opened('/list-ans', '/user')
  const { closed, goTo } = closeAll(tabs, { active: '/user', home })
  expect(left(tabs, closed)).toEqual(['/workTable'])
  expect(goTo).toBe('/workTable')
})

test('closing the active tab opens the last remaining one; closing another keeps the active tab', () => {
  const tabs = opened('/list-ans?page=2', '/user', '/user/5')
  expect(closeTab(tabs, '/user', { active: '/user', home }).goTo).toBe('/user/5')
  expect(closeTab(tabs, '/user/5', { active: '/user/5', home }).goTo).toBe('/user')
  expect(closeTab(tabs, '/user', { active: '/list-ans', home })).toEqual({
    closed: ['/user'],
    goTo: undefined
  })
})

test('home is shown if no tab remains', () => {
  expect(closeTab([at('/user')], '/user', { active: '/user', home }).goTo).toBe('/workTable')
  expect(closeTab([at('/user')], '/user', { active: '/user', home: undefined }).goTo).toBe('/')
})

const given = (title: string, more: Partial<Given> = {}): Given => ({ title, locale: 'zh-CN', ...more })

test('a tab keeps the title of its page until another record opens in it', () => {
  const tabs = nameTab(opened('/taskMain?messageId=1'), '/taskMain?messageId=1', given('路灯'))
  expect(tabs[1]?.title).toBe('路灯')
  expect(
    openTab(tabs, at('/taskMain?messageId=1&act=reply'), { from: '/taskMain?messageId=1', home })[1]?.title
  ).toBe('路灯')
  expect(
    openTab(tabs, at('/taskMain?messageId=2'), { from: '/taskMain?messageId=1', home })[1]?.title
  ).toBeUndefined()
})

describe('a tab', () => {
  const chinese: TabWords = {
    locale: 'zh-CN',
    wordsOf: pathname =>
      pathname === '/workTable'
        ? { title: '工作台' }
        : pathname === '/taskMain'
          ? { title: '留言办理' }
          : { of: '流程模型' },
    listOf: resource => (resource === 'user' ? '用户管理' : undefined),
    newOf: () => '新建用户'
  }
  const english: TabWords = {
    locale: 'en-US',
    wordsOf: pathname =>
      pathname === '/workTable'
        ? { title: 'Work table' }
        : pathname === '/taskMain'
          ? { title: 'Message' }
          : { of: 'Process models' },
    listOf: resource => (resource === 'user' ? 'Users' : undefined),
    newOf: () => 'New user'
  }
  /** Returns the titles in Chinese and, after a change of language, in English. */
  const titles = (address: string, title?: Given) => {
    const place = at(address)
    const tab = title ? { ...place, ...title } : place
    return [titleOf(tab, chinese), titleOf(tab, english)]
  }

  it('has the name of its list, page or form in the language that its reader has now', () => {
    expect(titles('/workTable', given('工作台'))).toEqual(['工作台', 'Work table'])
    expect(titles('/user', given('用户管理'))).toEqual(['用户管理', 'Users'])
    expect(titles('/user/create', given('新建用户 · 用户管理'))).toEqual([
      '新建用户 · 用户管理',
      'New user · Users'
    ])
  })

  it('keeps the name of its record', () => {
    expect(titles('/user/5', given('编辑：张三 · 用户管理', { object: '张三' }))).toEqual([
      '编辑：张三 · 用户管理',
      '张三'
    ])
    expect(titles('/taskMain?messageId=1', given('路灯'))).toEqual(['路灯', '路灯'])
  })

  it("has the name of its page's list while it has no title of its own", () => {
    expect(titles('/processModel?id=3')).toEqual(['流程模型', 'Process models'])
    expect(titles('/processModel', given('新建流程模型'))).toEqual(['新建流程模型', 'Process models'])
  })
})

test('the number of tabs is limited, and the oldest is closed', () => {
  let tabs = opened('/list-ans')
  for (let id = 1; id <= 40; id++)
    tabs = openTab(tabs, at(`/user/${id}`), { from: '/list-ans', home, isNew: true })
  expect(tabs).toHaveLength(30)
  expect(addresses(tabs).slice(0, 3)).toEqual(['/workTable', '/list-ans', '/user/13'])
})

test('an address without a page has no tab, and damaged stored tabs are ignored', () => {
  expect(placeOf(known, '/', '')).toBeUndefined()
  expect(placeOf(known, '/nowhere/5', '')).toBeUndefined()
  expect(readTabs('{"a":1}')).toEqual([])
  expect(readTabs('nonsense')).toEqual([])
  expect(readTabs(JSON.stringify([home, { name: 'x' }, null]))).toEqual([home])
})
