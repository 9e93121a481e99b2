import { expect, test } from 'vitest'
import { definitionsOf, resourcesOf } from '../app/resources.tsx'
import { boardNamed, boardsOf, tabsOf } from '../base/boards.ts'
import { iconNamed } from '../widgets/icons/icons.tsx'
import {
  attentionOf,
  entriesNamed,
  homeOf,
  isPage,
  leadsTo,
  type MenuEntry,
  menuOf,
  pagesOf,
  waiting
} from './menu.ts'
import type { Nav } from './nav.ts'

const counts = [
  {
    board: 'list-from',
    tabs: [1, 2, 3, 4].map(display => ({ display, count: display * 10, urgent: 0, ordinary: 0 })),
    overdue: 0,
    dueToday: 0,
    dueSoon: 0
  }
]

const placesOf = (face: 'g' | 'admin') => ({
  face,
  definitions: definitionsOf(resourcesOf(face, key => key)),
  labelOf: (name: string) => `Name of ${name}`,
  alsoOf: (name: string) => (name === 'dictType' ? '常用原因' : '')
})
const [g, admin] = [placesOf('g'), placesOf('admin')]

let last = 0
const node = (face: 'g' | 'admin', name: string, url: string, children: Nav = []): Nav[number] => ({
  id: ++last,
  key: null,
  face,
  name,
  icon: 'label',
  url,
  isRenamed: true,
  hasOwnIcon: true,
  children
})

const nav: Nav = [
  node('g', 'Work table', '/workTable'),
  node('g', 'Handling', '', [node('g', 'Given', '/list-from'), node('g', 'Ours', '/list-ans?display=2')]),
  node('admin', 'System', '', [node('admin', 'Users', '/user'), node('admin', 'Nowhere', '/nowhere')]),
  node('g', 'Not built', '/notBuilt'),
  node('g', 'All of it unknown', '', [node('g', 'Nowhere', '/nowhere')])
]

test('the menu has the entries of the server for which this console has a page', () => {
  const [first, handling, ...others] = menuOf(g, nav, counts)
  expect(first).toMatchObject({ label: 'Work table', to: '/workTable', children: [] })
  expect(handling?.to).toBeUndefined()
  expect(handling?.children.map(({ label, to, count }) => [label, to, count])).toEqual([
    ['Given', '/list-from?display=3', 70],
    ['Ours', '/list-ans?display=2', undefined]
  ])
  expect(others).toEqual([])
  expect(pagesOf(menuOf(admin, nav, counts)).map(({ to }) => to)).toEqual(['/user'])
})

test('the administration opens with the overview, and without it with the first page of the menu', () => {
  const queue = node('admin', 'Requests', '', [node('admin', 'Queue', '/queue')])
  const system = (children: Nav) => node('admin', 'System', '', children)
  const overview = node('admin', 'Health', '/health')
  expect(homeOf(admin, [queue, system([node('admin', 'Users', '/user'), overview])])).toBe('/health')
  expect(homeOf(admin, [queue, system([node('admin', 'Users', '/user')])])).toBe('/queue')
  expect(homeOf(admin, [])).toBeUndefined()
})

test('an entry has the name and the icon of its resource, unless administrators have changed them', () => {
  const plain = { ...node('g', '交办', '/list-from'), key: 'board:list-from' }
  const lookOf = (one: Nav[number]) => menuOf(g, [one], []).map(({ label, icon }) => ({ label, icon }))
  const icon = g.definitions['list-from']?.icon
  expect(icon).toBeDefined()
  expect(lookOf({ ...plain, isRenamed: false, hasOwnIcon: false })).toEqual([
    { label: 'Name of list-from', icon }
  ])
  expect(lookOf({ ...plain, hasOwnIcon: false })).toEqual([{ label: '交办', icon }])
  expect(lookOf({ ...plain, isRenamed: false })).toEqual([
    { label: 'Name of list-from', icon: iconNamed('label') }
  ])
  // the menus of the specification link to boards, too, and have names of their own
  expect(lookOf({ ...plain, key: 'institution:25', isRenamed: false, hasOwnIcon: false })).toEqual([
    { label: '交办', icon: iconNamed('label') }
  ])
})

test('an entry is found by other words for its subject', () => {
  const dictionaries = menuOf(
    admin,
    [node('admin', '字典管理', '/dictType'), node('admin', 'Users', '/user')],
    []
  )
  expect(entriesNamed(dictionaries, '原因').map(({ label }) => label)).toEqual(['字典管理'])
  expect(entriesNamed(dictionaries, 'users').map(({ label }) => label)).toEqual(['Users'])
})

test('a page belongs to one face', () => {
  expect(isPage(g, '/workTable')).toBe(true)
  expect(isPage(admin, '/workTable')).toBe(false)
  expect(isPage(admin, '/user/create')).toBe(true)
  expect(isPage(g, '/user')).toBe(false)
  expect(isPage(admin, '/queue')).toBe(true)
  expect(isPage(g, '')).toBe(false)
})

test('records of a part of an entry are counted once', () => {
  const entry = { label: '', icon: iconNamed('label'), count: 2, children: [] }
  const part = { ...entry, key: 'part', isPart: true }
  const whole = { ...entry, key: 'whole', count: 3, children: [part] }
  expect(waiting(whole)).toBe(3)
  expect(waiting({ ...entry, key: 'all', count: 0, children: [whole, { ...part, isPart: false }] })).toBe(5)
})

test('an entry opens the first tab that has waiting records', () => {
  const given: Nav = [node('g', 'Given', '/list-from'), node('g', 'All of them', '/list-from?display=8')]
  const leads = (waitingTab: number | undefined) => {
    const tabs = [1, 3, 4].map(display => ({
      display,
      count: Number(display === waitingTab),
      urgent: 0,
      ordinary: 0
    }))
    return menuOf(g, given, [{ board: 'list-from', tabs, overdue: 0, dueToday: 0, dueSoon: 0 }]).map(
      ({ to }) => to
    )
  }
  expect(leads(4)).toEqual(['/list-from?display=4', '/list-from?display=8'])
  expect(leads(1)).toEqual(['/list-from', '/list-from?display=8'])
  expect(leads(undefined)).toEqual(['/list-from', '/list-from?display=8'])
})

test('boards of requests have the number of the queue’s tab, which is counted once', () => {
  const tabsOf = (...displays: readonly number[]) =>
    displays.map(display => ({ display, count: display * 10, urgent: 0, ordinary: 0 }))
  const undated = { overdue: 0, dueToday: 0, dueSoon: 0 }
  const editors: Nav = [
    node('admin', 'Rechecks', '/rechecks'),
    node('admin', 'Deletions', '/deletions'),
    node('admin', 'Deliveries', '/deliveries')
  ]
  const shown = menuOf(admin, editors, [{ board: 'queue', tabs: tabsOf(1, 6, 7, 8), ...undated }])
  expect(shown.map(({ to, count, isPart }) => [to, count, isPart])).toEqual([
    ['/rechecks', 60, true],
    ['/deletions', 70, true],
    ['/deliveries', 80, true]
  ])
  const own: Nav = [node('g', 'Ours', '/ownRechecks')]
  expect(menuOf(g, own, [{ board: 'list-ans', tabs: tabsOf(1, 3), ...undated }])[0]?.count).toBe(30)
  expect(menuOf(admin, editors, [])[0]?.count).toBeUndefined()
})

test('a closed menu shows the sum of its entries, and is marked if it contains the current page', () => {
  const [, handling] = menuOf(g, nav, counts)
  if (!handling) throw new Error('there is no such menu')
  expect(waiting(handling)).toBe(70)
  expect(leadsTo(handling, '/list-ans')).toBe(true)
  expect(leadsTo(handling, '/list-ansx')).toBe(false)
  expect(leadsTo(handling, '/workTable')).toBe(false)
})

test('the number at an entry counts the records that wait for its reader', () => {
  const board = boardNamed('list-from')
  expect(board && attentionOf(board, counts[0])).toBe(70)
  expect(board && attentionOf(board, undefined)).toBeUndefined()
})

test('an institution sees deliveries only with their flag', () => {
  const reader = { organization: 1, permissions: [] }
  const authority = { allowCollect: 0, allowDelivery: 0, allowHandleDelivery: 0, allowNoAlert: 0 } as const
  const namesFor = (flags: object) =>
    boardsOf('g', { ...reader, authority: { ...authority, ...flags } }).map(({ name }) => name)
  expect(namesFor({})).not.toContain('tab-Delivery')
  expect(namesFor({ allowDelivery: 1 })).toContain('tab-Delivery')
  expect(namesFor({ allowDelivery: 1 })).not.toContain('list-handle-delivery')
  expect(namesFor({ allowHandleDelivery: 1 })).toContain('list-handle-delivery')
})

test('people’s congresses have no boards of assignments, and no tabs of grades or explanations', () => {
  expect(boardsOf('g', { organization: 5, permissions: [] }).map(({ name }) => name)).toEqual([
    'list-ans',
    'toBeReply',
    'toBeExamine',
    'list-collect',
    'ownRechecks',
    'proposalsTo',
    'userFeedback',
    'platformFeedback',
    'ownCases',
    'allMessage',
    'myTasks'
  ])
  const board = boardNamed('list-ans')
  expect(board && tabsOf(board, false).map(tab => tab.key)).toEqual([
    'notReplied',
    'recheck',
    'replied',
    'all'
  ])
})

test('the search of the menu shows matches with their groups, and all entries of a matching group', () => {
  const entry = (label: string, children: MenuEntry[] = []): MenuEntry => ({
    key: label,
    label,
    icon: iconNamed('label'),
    children
  })
  const menu = [
    entry('系统管理', [entry('用户管理'), entry('参数管理')]),
    entry('日志管理', [entry('登录日志')])
  ]
  const found = (text: string) =>
    entriesNamed(menu, text).map(({ label, children }) => [label, children.length])
  expect(found('参数')).toEqual([['系统管理', 1]])
  expect(found(' 系统 ')).toEqual([['系统管理', 2]])
  expect(found('没有')).toEqual([])
})
