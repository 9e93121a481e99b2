import { expect, test } from 'vitest'
import {
  edited,
  emptyPost,
  forumOfOtherDraft,
  isPostValues,
  masksToSend,
  type PostValues,
  problemsIn
} from './values.ts'

const limits = {
  contentMin: 20,
  contentMax: 2000,
  titleMin: 4,
  titleMax: 50,
  replyMin: 22,
  replyMax: 1000,
  reasonMin: 10,
  remarkMax: 200,
  attachmentMax: 9,
  commentMax: 500,
  explainThreshold: 2,
  explainDays: 10
}

const site = { limits, titlePattern: '^[\\p{L}\\p{N} ，。（）+/&#℃]+$' }

const good: PostValues = {
  ...emptyPost,
  forum: { fid: 1, name: '某市市长', title: '', regionName: '', groupName: '' },
  typeId: 2,
  domainId: 1,
  subject: '路灯不亮',
  content: '幸福路中段的路灯已经三个星期没有亮了，夜里行人不安全。'
}

test('a complete message has no errors', () => {
  expect(problemsIn(good, site)).toEqual([])
})

test('an empty form lists every missing field, in the order of the page', () => {
  expect(problemsIn(emptyPost, site)).toEqual(['forum', 'typeId', 'domainId', 'subject', 'content'])
})

test('the lengths are parameters of the site, and surrounding blanks do not count', () => {
  expect(problemsIn({ ...good, content: ` ${'字'.repeat(19)} ` }, site)).toEqual(['content'])
  expect(problemsIn({ ...good, content: '字'.repeat(20) }, site)).toEqual([])
  expect(problemsIn({ ...good, subject: '路灯' }, site)).toEqual(['subject'])
  expect(problemsIn({ ...good, subject: '字'.repeat(51) }, site)).toEqual(['subject'])
  expect(problemsIn({ ...good, remark: '字'.repeat(201) }, site)).toEqual(['remark'])
})

test('a title may only contain the characters that the site allows', () => {
  expect(problemsIn({ ...good, subject: 'C+D 栋 3#楼 26℃ 与 A/B 区' }, site)).toEqual([])
  expect(problemsIn({ ...good, subject: '路灯★不亮' }, site)).toEqual(['subject'])
})

test('drafts of other forms are ignored', () => {
  expect(isPostValues(good)).toBe(true)
  expect([null, 'text', {}, { ...good, files: 1 }, { ...good, subject: 5 }].some(isPostValues)).toBe(false)
})

test('masks move with an edit, are removed if their text changes, and are sent for the trimmed text', () => {
  const text = ' 电话139，谢谢'
  const values: PostValues = { ...good, content: text, masks: [{ field: 'content', start: 3, end: 6 }] }
  expect(masksToSend(values)).toEqual([{ field: 'content', start: 2, end: 5 }])
  expect(edited(values, 'content', ` 我的${text.trim()}`)).toMatchObject({
    change: { masks: [{ field: 'content', start: 5, end: 8 }] },
    uncovered: 0
  })
  expect(edited(values, 'content', ' 电话1309，谢谢')).toMatchObject({ change: { masks: [] }, uncovered: 1 })
})

test('a draft with text keeps its forum if the address names another; one without text does not', () => {
  const { forum } = good
  const wanted = { fid: 2, name: '某省委书记', title: '', regionName: '', groupName: '' }
  expect(forumOfOtherDraft(wanted, good)).toBe(forum)
  expect(forumOfOtherDraft(wanted, { ...emptyPost, forum, location: '幸福路' })).toBe(forum)
  const file = { aid: 1, fileName: 'a.jpg', thumbUrl: '' }
  expect(forumOfOtherDraft(wanted, { ...emptyPost, forum, files: [file] })).toBe(forum)
  expect(forumOfOtherDraft(wanted, { ...emptyPost, forum, content: ' ' })).toBeUndefined()
  expect(forumOfOtherDraft(wanted, { ...good, forum: undefined })).toBeUndefined()
  expect(forumOfOtherDraft(forum, good)).toBeUndefined()
  expect(forumOfOtherDraft(undefined, good)).toBeUndefined()
  expect(forumOfOtherDraft(wanted, undefined)).toBeUndefined()
})
