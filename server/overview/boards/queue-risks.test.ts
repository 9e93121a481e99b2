import { describe, expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { forgetForbiddenWords } from '../../directory/site/forbidden-words.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const editor = await board.client('editor')
const at = (day: string) => new Date(`2026-03-${day}T04:00:00Z`)

async function waiting(subject: string, content: string, created_at = at('02')) {
  const message = await buildMessage(db, {
    fid: world.forums.city,
    audit_state: 0,
    subject,
    content,
    created_at
  })
  return message.tid
}
const queue = async (filter: object = {}) =>
  (await editor.call('pageEditorQueue', { body: { display: 1, rows: 50, ...filter } })).list
const tids = async (filter: object = {}) => (await queue(filter)).map(({ tid }) => tid)
const risksOf = async (tid: number) => (await queue()).find(row => row.tid === tid)?.risks

describe('the queue of waiting messages', async () => {
  const old = await waiting('路灯损坏', '小区门口的路灯坏了，请尽快修复。', at('01'))
  const phone = await waiting('请联系我', '请打我的电话13800138000，或者13900139000。', at('03'))
  const first = await waiting('请帮帮我', '我真的不想活了，没有人管我的事情。', at('04'))
  const second = await waiting('欠薪半年', '再不解决我就跳楼，我说到做到。', at('05'))

  it('begins with messages in which somebody may be in distress, and goes on oldest first', async () => {
    expect(await tids()).toEqual([first, second, old, phone])
  })

  it('goes on after a page without leaving a message out', async () => {
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const body = { display: 1, rows: 10, ...(cursor ? { cursor } : { page: 1 }) } as const
      const page = await editor.call('pageEditorQueue', { body })
      seen.push(...page.list.map(({ tid }) => tid))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([first, second, old, phone])
  })

  it('names the risks of a message, and how many there are of each', async () => {
    expect(await risksOf(first)).toEqual([{ kind: 'distress', count: 1 }])
    expect(await risksOf(phone)).toEqual([{ kind: 'personalData', count: 2 }])
    expect(await risksOf(old)).toEqual([])
  })

  it('is narrowed to messages with a risk, and counted like that', async () => {
    expect(await tids({ risks: ['personalData'] })).toEqual([phone])
    expect(await tids({ risks: ['personalData', 'distress'] })).toEqual([first, second, phone])
    const { tabs } = await editor.call('editorQueueCount', { body: { risks: ['distress'] } })
    expect(tabs.find(({ display }) => display === 1)?.count).toBe(2)
    expect(tabs.find(({ display }) => display === 4)?.count).toBe(0)
  })

  it('examines a message again after a change of its text or of the forbidden words', async () => {
    await db
      .updateTable('content_item')
      .set({ content: '路灯还没修，请打13800138000。' })
      .where('tid', '=', old)
      .execute()
    await db.updateTable('message').set({ version: 9 }).where('tid', '=', old).execute()
    expect(await risksOf(old)).toEqual([{ kind: 'personalData', count: 1 }])
    await db.insertInto('forbidden_word').values({ word: '路灯' }).execute()
    forgetForbiddenWords(db)
    expect(await risksOf(old)).toEqual([
      { kind: 'forbiddenWord', count: 1 },
      { kind: 'personalData', count: 1 }
    ])
  })

  it('shows no risk of a message that is decided', async () => {
    const { version } = (await queue()).find(row => row.tid === first) ?? { version: 0 }
    await editor.call('approveMessage', { body: { tid: first, version, priorityLevel: 1 } })
    expect(await tids()).toEqual([second, old, phone])
    const approved = await editor.call('pageEditorQueue', { body: { display: 4 } })
    expect(approved.list.find(row => row.tid === first)?.risks).toEqual([])
  })
})
