import { expect, test } from 'vitest'
import { damagedNotes, fakeStorage, isNote, type Note } from '../../tests/support/builders/drafts.ts'
import { TabDrafts } from './tab-drafts.ts'

/** Returns a function that opens the form in a tab. The same tab storage is a reload. */
function browser() {
  const storage = fakeStorage()
  let count = 0
  const open = (tab = fakeStorage(), uid = 7) =>
    new TabDrafts<Note>({
      storage,
      tab,
      uid,
      name: 'post',
      isValue: isNote,
      isWritten: ({ text }) => text !== '',
      createName: () => `tab${++count}`
    })
  return { storage, open }
}

test('a draft is restored with the time of its saving', () => {
  const { open } = browser()
  expect(open().save({ text: '路灯不亮' }, 1000)).toBe(true)
  expect(open().load()).toEqual({ value: { text: '路灯不亮' }, savedAt: 1000 })
  expect(open(fakeStorage(), 8).load()).toBeUndefined()
})

test('a visitor’s draft, which only the tab keeps, is restored after a reload', () => {
  const { storage, open } = browser()
  expect(open(storage, 0).save({ text: '路灯不亮' }, 1000)).toBe(true)
  expect(open(storage, 0).load()).toEqual({ value: { text: '路灯不亮' }, savedAt: 1000 })
  expect(open(storage, 0).load()).toEqual({ value: { text: '路灯不亮' }, savedAt: 1000 })
})

test('two tabs keep both drafts, and each can continue with the other one', () => {
  const { open } = browser()
  const first = open()
  const second = open()
  first.load()
  second.load()
  first.save({ text: '路灯不亮' }, 1000)
  second.save({ text: '井盖缺失' }, 2000)
  first.save({ text: '路灯还是不亮' }, 3000)
  expect(first.other()?.value.text).toBe('井盖缺失')
  expect(second.other()?.value.text).toBe('路灯还是不亮')
  expect(second.takeOther()?.value.text).toBe('路灯还是不亮')
  expect(second.other()?.value.text).toBe('井盖缺失')
})

test('a tab that has not written since sees the change of another tab', () => {
  const { open } = browser()
  open().save({ text: '路灯不亮' }, 1000)
  const first = open()
  const second = open()
  first.load()
  second.load()
  expect(first.other()).toBeUndefined()
  second.save({ text: '路灯三天不亮' }, 2000)
  expect(first.other()?.value.text).toBe('路灯三天不亮')
  first.save({ text: '路灯闪烁' }, 3000)
  expect(second.other()?.value.text).toBe('路灯闪烁')
  expect(open().load()?.value.text).toBe('路灯三天不亮')
})

test('sending in one tab does not remove what another tab has written', () => {
  const { open } = browser()
  const first = open()
  const second = open()
  first.save({ text: '路灯不亮' }, 1000)
  second.load()
  second.save({ text: '路灯三天不亮' }, 2000)
  first.clear()
  expect(open().load()?.value.text).toBe('路灯三天不亮')
})

test('a reload continues the draft of its tab', () => {
  const { open } = browser()
  const tab = fakeStorage()
  const first = open()
  const second = open(tab)
  first.save({ text: '路灯不亮' }, 1000)
  second.save({ text: '井盖缺失' }, 2000)
  expect(open(tab).load()?.value.text).toBe('井盖缺失')
  expect(open().load()?.value.text).toBe('路灯不亮')
})

test('a draft beside the first one is continued after the first one was sent', () => {
  const { open } = browser()
  const first = open()
  const second = open()
  first.save({ text: '路灯不亮' }, 1000)
  second.save({ text: '井盖缺失' }, 2000)
  first.clear()
  expect(open().load()?.value.text).toBe('井盖缺失')
})

test('a draft without text is overwritten, and not offered', () => {
  const { storage, open } = browser()
  const first = open()
  const second = open()
  first.load()
  second.load()
  first.save({ text: '' }, 1000)
  expect(second.other()).toBeUndefined()
  second.save({ text: '井盖缺失' }, 2000)
  expect(storage.kept.size).toBe(1)
})

test('the other draft can be thrown away', () => {
  const { open } = browser()
  const first = open()
  const second = open()
  first.save({ text: '路灯不亮' }, 1000)
  second.save({ text: '井盖缺失' }, 2000)
  second.dropOther()
  expect(second.other()).toBeUndefined()
  expect(open().load()?.value.text).toBe('井盖缺失')
})

test.each(damagedNotes)('a damaged or older draft is replaced: %s', damaged => {
  const { storage, open } = browser()
  storage.kept.set('draft:7:post', damaged)
  const drafts = open()
  expect(drafts.load()).toBeUndefined()
  expect(drafts.other()).toBeUndefined()
  drafts.save({ text: '路灯不亮' }, 1000)
  expect(open().load()?.value.text).toBe('路灯不亮')
})

test('a full storage reports that nothing was saved', () => {
  const { storage } = browser()
  const full = { ...storage, setItem: () => false }
  const drafts = new TabDrafts<Note>({
    storage: full,
    tab: full,
    uid: 7,
    name: 'post',
    isValue: isNote,
    createName: () => 'tab1'
  })
  expect(drafts.save({ text: 'x' }, 1)).toBe(false)
})

test('a draft that is kept in memory only is one draft, however often it is saved', () => {
  const { storage } = browser()
  const memory = {
    ...storage,
    setItem: (key: string, value: string) => {
      storage.setItem(key, value)
      return false
    }
  }
  const drafts = new TabDrafts<Note>({
    storage: memory,
    tab: memory,
    uid: 7,
    name: 'post',
    isValue: isNote,
    createName: () => 'tab1'
  })
  for (const text of ['路', '路灯', '路灯不亮']) drafts.save({ text }, 1)
  expect(drafts.other()).toBeUndefined()
  expect(drafts.load()?.value.text).toBe('路灯不亮')
})
