import { expect, test } from 'vitest'
import { draftKey, hasFreshDraft, olderDrafts, readDraft, strandedDrafts, writeDraft } from './drafts.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      kept.set(key, value)
      return true
    },
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()]
  }
}
const key = draftKey(7, 120, 'replyMessage')

test('a draft is saved for each person, message and action', () => {
  const store = memory()
  writeDraft(store, key, '您好，', 1000)
  expect(readDraft(store, key, 1001)).toEqual({ content: '您好，', files: [], at: 1000 })
  expect(readDraft(store, draftKey(8, 120, 'replyMessage'), 1001)).toBeUndefined()
  expect(readDraft(store, draftKey(7, 121, 'replyMessage'), 1001)).toBeUndefined()
})

test('a draft remembers the names of files that were not stored, also without a text', () => {
  const store = memory()
  writeDraft(store, key, '', 1000, [], ['井盖.jpg'])
  expect(readDraft(store, key, 1001)).toEqual({ content: '', files: [], lost: ['井盖.jpg'], at: 1000 })
  writeDraft(store, key, '', 1002)
  expect(readDraft(store, key, 1003)).toBeUndefined()
})

test('an emptied draft and one of last month are deleted', () => {
  const store = memory()
  writeDraft(store, key, '您好', 0)
  expect(readDraft(store, key, 31 * 24 * 60 * 60)).toBeUndefined()
  writeDraft(store, key, '', 5)
  expect(store.getItem(key)).toBeNull()
})

test('the sign-in page knows of a draft of the session that has ended, not of older ones or of other data', () => {
  const store = memory()
  const day = 24 * 60 * 60
  store.setItem('console.preferences.7', '{"content":"x","at":5}')
  expect(hasFreshDraft(store, 10)).toBe(false)
  writeDraft(store, key, '您好', 0)
  expect(hasFreshDraft(store, day)).toBe(true)
  expect(hasFreshDraft(store, day + 1)).toBe(false)
})

test('a full or damaged storage does not prevent typing', () => {
  const full = { ...memory(), setItem: () => false }
  expect(writeDraft(full, key, '您好', 1)).toBe(false)
  const store = memory()
  store.setItem(key, '{')
  expect(readDraft(store, key, 1)).toBeUndefined()
})

test('a draft whose action is no longer allowed can still be found', () => {
  const store = memory()
  writeDraft(store, key, '已修复', 1)
  const about = { uid: 7, tid: 120, now: 2 }
  expect(strandedDrafts(store, { ...about, open: [] })).toEqual([{ key, content: '已修复' }])
  expect(strandedDrafts(store, { ...about, open: [key] })).toEqual([])
})

test('files are saved with the text, even without text; a draft of an older version has no files', () => {
  const store = memory()
  const files = [{ aid: 31, fileName: '现场.jpg', at: 900 }]
  writeDraft(store, key, '', 1000, files)
  expect(readDraft(store, key, 1001)).toEqual({ content: '', files, at: 1000 })
  expect(strandedDrafts(store, { uid: 7, tid: 120, now: 1001, open: [] })).toEqual([])
  store.setItem(key, JSON.stringify({ content: '您好', at: 1000 }))
  expect(readDraft(store, key, 1001)).toEqual({ content: '您好', files: [], at: 1000 })
})

test('a text that was typed about an earlier draft is offered beside the next one, and is not restored into it', () => {
  const store = memory()
  const [first, second, other] = ['adoptAnswer.4.900', 'adoptAnswer.4.990', 'adoptAnswer.45.900'].map(act =>
    draftKey(7, 120, act)
  ) as [string, string, string]
  writeDraft(store, first, '改过的第一稿', 1000)
  expect(readDraft(store, second, 1001)).toBeUndefined()
  expect(olderDrafts(store, second, 1001)).toEqual([{ key: first, content: '改过的第一稿' }])
  expect(olderDrafts(store, first, 1001)).toEqual([])
  expect(olderDrafts(store, other, 1001)).toEqual([])
  const about = { uid: 7, tid: 120, now: 1001 }
  expect(strandedDrafts(store, { ...about, open: [second] })).toEqual([])
  expect(strandedDrafts(store, { ...about, open: [other] })).toEqual([
    { key: first, content: '改过的第一稿' }
  ])
})
