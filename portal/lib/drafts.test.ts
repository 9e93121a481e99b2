import { expect, test } from 'vitest'
import { damagedNotes, fakeStorage, isNote } from '../../tests/support/builders/drafts.ts'
import { DraftStore } from './drafts.ts'

test('a draft is restored with the time of its saving', () => {
  const storage = fakeStorage()
  expect(new DraftStore(storage, 7, 'post', isNote).save({ text: '路灯不亮' }, 1000)).toBe(true)
  expect(new DraftStore(storage, 7, 'post', isNote).load()).toEqual({
    value: { text: '路灯不亮' },
    savedAt: 1000
  })
})

test('the draft of another account or of another form is not restored', () => {
  const storage = fakeStorage()
  new DraftStore(storage, 7, 'post', isNote).save({ text: '路灯不亮' }, 1000)
  expect(new DraftStore(storage, 8, 'post', isNote).load()).toBeUndefined()
  expect(new DraftStore(storage, 7, 'resubmit-1', isNote).load()).toBeUndefined()
})

test('a cleared draft is not restored', () => {
  const store = new DraftStore(fakeStorage(), 7, 'post', isNote)
  store.save({ text: 'x' }, 1)
  store.clear()
  expect(store.load()).toBeUndefined()
})

test.each(damagedNotes)('a damaged or older draft is left alone: %s', damaged => {
  const storage = fakeStorage()
  storage.kept.set('draft:7:post', damaged)
  expect(new DraftStore(storage, 7, 'post', isNote).load()).toBeUndefined()
})

test('a full storage reports that nothing was saved', () => {
  const full = { ...fakeStorage(), setItem: () => false }
  expect(new DraftStore(full, 7, 'post', isNote).save({ text: 'x' }, 1)).toBe(false)
})
