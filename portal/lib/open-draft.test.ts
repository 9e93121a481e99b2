import { expect, it } from 'vitest'
import { findOpenDraft, keepsDraftOf } from './open-draft.ts'

/** A storage with some entries. */
function storageWith(entries: Readonly<Record<string, unknown>>) {
  const keys = Object.keys(entries)
  return {
    keys: () => keys,
    getItem: (key: string) => {
      const value = entries[key]
      return value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)
    }
  }
}

const draft = (savedAt: number, value: object) => ({ savedAt, value })
const words = { subject: '路灯坏了', content: '', location: '', remark: '', files: [] }

it('the latest message that was begun is found, with the form that goes on with it', () => {
  const found = findOpenDraft(
    storageWith({
      'draft:3:post': draft(10, words),
      'draft:3:campaign-7': draft(30, { ...words, subject: '', files: [{ aid: 1 }] }),
      'draft:3:suggestion~ab12': draft(20, words)
    }),
    3
  )
  expect(found).toEqual({
    address: '/rmjy/submit?id=7',
    isSuggestion: true,
    isWaiting: false,
    savedAt: 30,
    keys: ['draft:3:campaign-7', 'draft:3:campaign-7-unsent']
  })
})

it('a second draft of a form is found too, and one that waits for the connection says so', () => {
  const unsent = { content: '{}', idempotencyKey: 'a', since: 1, isAutomatic: true }
  const storage = { 'draft:3:post~ab12': draft(20, words), 'draft:3:post-unsent': draft(21, unsent) }
  expect(findOpenDraft(storageWith(storage), 3)).toMatchObject({ address: '/threads/post', isWaiting: true })
  const stopped = { ...storage, 'draft:3:post-unsent': draft(21, { ...unsent, isAutomatic: false }) }
  expect(findOpenDraft(storageWith(stopped), 3)).toMatchObject({ isWaiting: false })
})

it('nothing is found of other people, of other texts, of a form with only a leader, or in a broken entry', () => {
  expect(
    findOpenDraft(
      storageWith({
        'draft:4:post': draft(10, words),
        'draft:3:supplement-12': draft(10, words),
        'draft:3:resubmit-12-1': draft(10, words),
        'draft:3:post': draft(10, { ...words, subject: ' ', forum: { fid: 1 } }),
        'draft:3:suggestion': 'null',
        'tab:draft:3:post': 'draft:3:post'
      }),
      3
    )
  ).toBeUndefined()
  expect(findOpenDraft(storageWith({ 'draft:3:post': '{' }), 3)).toBeUndefined()
})

it('the page of a form knows whether somebody began a message on it in this browser', () => {
  const kept = (address: string, entries: Readonly<Record<string, unknown>>) =>
    keepsDraftOf(storageWith(entries), new URL(address, 'https://board.example.org'))
  const post = { 'draft:3:post~ab12': draft(10, words) }
  expect(kept('/threads/post?fid=5', post)).toBe(true)
  expect(kept('/threads/submit', post)).toBe(true)
  expect(kept('/rmjy/submit', post)).toBe(false)
  expect(kept('/myMessage', post)).toBe(false)
  expect(kept('/rmjy/submit?id=7', { 'draft:4:campaign-7': draft(10, words) })).toBe(true)
  expect(kept('/rmjy/submit?id=8', { 'draft:4:campaign-7': draft(10, words) })).toBe(false)
  // only a leader was chosen, or the entry is broken
  expect(kept('/threads/post', { 'draft:3:post': draft(10, { ...words, subject: '' }) })).toBe(false)
  expect(kept('/threads/post', { 'draft:3:post': '{' })).toBe(false)
})
