import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { publicWordingOf } from '../../records/message-core/public-wording.ts'
import { keptMasks, requireMasks } from './masks.ts'

const board = await testBoard(await testDatabase(), () => new Date('2026-03-02T10:00:00+08:00'))
const [citizen, editor, city] = [
  await board.client('citizen'),
  await board.client('editor'),
  await board.client('city')
]

const subject = '李家巷路灯损坏'
const phone = '13900001111'
const content = `门口的路灯坏了半个月，晚上漆黑一片，我的电话是${phone}，住在三幢，请尽快修复。`
const passage = (
  field: 'subject' | 'content',
  words: string,
  text = field === 'subject' ? subject : content
) => {
  const start = Array.from(text.slice(0, text.indexOf(words))).length
  return { field, start, end: start + Array.from(words).length }
}
const masks = [passage('subject', '李家巷'), passage('content', phone)]
const publicContent = content.replace(phone, '■■')
const publicSubject = '■■路灯损坏'
const reason = '涉及个人信息'

async function posted(more: object = {}) {
  const draft = { typeId: 2, domainId: 1, isPublic: true, isAnonymous: false } as const
  const body = { ...draft, fid: board.world.forums.city, subject, content, masks, ...more }
  return citizen.call('postMessage', { body })
}
const approve = async (sent: { tid: number; version: number }, more: object = {}) =>
  editor.call('approveMessage', { body: { ...sent, priorityLevel: 2, ...more } })
const read = (tid: number) => board.visitor.call('getMessage', { body: { tid } })
const edited = (tid: number) => editor.call('getEditorMessage', { body: { tid } })

describe('a masked passage', () => {
  it('is ■■ to the public; its author, handlers and editors read it and know that it is masked', async () => {
    const { tid } = await approve(await posted({ content: `  ${content}\n`, masks: masks.map(shifted) }))
    const seen = await read(tid)
    expect(seen).toMatchObject({ subject: publicSubject, content: publicContent })
    expect(seen.contentList).toMatchObject([{ content: publicContent, masks: [] }])
    expect(JSON.stringify(seen)).not.toContain(phone)
    const own = await citizen.call('getMessage', { body: { tid } })
    expect([own.subject, own.contentList[0]]).toMatchObject([subject, { content, masks }])
    const [handled] = (await city.call('getStaffMessage', { body: { tid } })).contentList
    expect(handled).toMatchObject({ content, publicContent, masks })
    expect((await edited(tid)).publicSubject).toBe(publicSubject)
    const found = await board.visitor.call('listMessages', { query: { keywords: phone } })
    expect(found.list).toEqual([])
  })

  it('stays masked when an editor approves or redacts without naming masks, or repeats the original', async () => {
    const { tid, version } = await approve(await posted(), { publicContent: content })
    expect((await read(tid)).contentList).toMatchObject([{ content: publicContent }])
    await editor.call('redactMessage', { body: { tid, version } })
    expect((await read(tid)).contentList).toMatchObject([{ content: publicContent }])
  })

  it('is added and taken away by an editor with a reason that only editors read', async () => {
    const sent = await posted({ masks: [] })
    const { tid, version } = await approve(sent, { masks: [passage('content', '三幢')], reason })
    expect((await read(tid)).content).toContain('住在■■')
    const all = [passage('content', '三幢'), passage('content', phone)]
    const body = { tid, masks: all, version }
    await expect(editor.call('redactMessage', { body })).rejects.toMatchObject({ code: 'MSG0015' })
    const { version: next } = await editor.call('redactMessage', { body: { ...body, reason } })
    expect((await read(tid)).content).not.toContain(phone)
    const notes = (one: { timeline: { verb: string; note: string | null }[] }) =>
      one.timeline.filter(({ verb }) => verb === 'message.redacted').map(({ note }) => note)
    expect(notes(await edited(tid))).toEqual([reason, reason])
    expect(notes(await citizen.call('getMessage', { body: { tid } }))).toEqual([])
    await editor.call('redactMessage', { body: { tid, version: next, masks: [], reason } })
    expect((await read(tid)).content).toContain(phone)
  })

  it('is sent again with the text that did not change, unless its author says otherwise', async () => {
    const sent = await posted()
    const returned = await editor.call('returnMessage', { body: { ...sent, reason: '请写明具体路段' } })
    const draft = { typeId: 2, domainId: 1, isPublic: true, isAnonymous: false, subject } as const
    const again = await citizen.call('resubmitMessage', {
      body: { ...draft, ...returned, content: `${content}谢谢。` }
    })
    const { tid } = await approve(again)
    expect(await read(tid)).toMatchObject({ subject: publicSubject, content: `${content}谢谢。` })
  })

  it('stands in a supplement, too', async () => {
    const { tid } = await approve(await posted({ masks: [] }))
    await citizen.call('supplementMessage', {
      body: { tid, content: `改打${phone}`, masks: [{ field: 'content', start: 2, end: 13 }] }
    })
    const { id = 0 } = (await edited(tid)).contentList[1] ?? {}
    await editor.call('approveSupplement', { body: { id } })
    expect((await read(tid)).contentList[1]?.content).toBe('改打■■')
  })
})

const shifted = (mask: (typeof masks)[number]) =>
  mask.field === 'content' ? { ...mask, start: mask.start + 2, end: mask.end + 2 } : mask

describe('the masks of a text', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(one => one.trim() !== '')

  it('leave no masked character in the public text, whatever their order', () => {
    const marked = fc.tuple(text, fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 5 }))
    fc.assert(
      fc.property(marked, ([before, places]) => {
        const { length } = Array.from(before)
        const given = places
          .map(([one, other]) => ({
            start: Math.min(one, other) % length,
            end: Math.max(one, other) % length
          }))
          .filter(({ start, end }) => start < end)
          .map(({ start, end }) => ({ field: 'content' as const, start, end }))
        const stored = requireMasks({ content: before }, given)
        const shown = publicWordingOf({ content: before.trim() }, stored).publicContent ?? before.trim()
        const hidden = new Set(given.flatMap(({ start, end }) => range(start, end)))
        const open = Array.from(before)
          .filter((_, at) => !hidden.has(at))
          .join('')
        expect(shown.replaceAll('■■', '').replace(/\s/gu, '')).toBe(
          open.replaceAll('■■', '').replace(/\s/gu, '')
        )
        expect(requireMasks({ content: before.trim() }, stored)).toEqual(stored)
      })
    )
  })

  it('are kept with a text that stayed the same', () => {
    const before = { subject: '甲乙', content: '丙丁' }
    const both = [
      { field: 'subject' as const, start: 0, end: 1 },
      { field: 'content' as const, start: 0, end: 1 }
    ]
    expect(keptMasks(before, { subject: ' 甲乙', content: '丙' }, both)).toEqual([both[0]])
  })
})

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, at) => start + at)
