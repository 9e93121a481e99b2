import { describe, expect, it } from 'vitest'
import { buildMessage } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { searchDocument } from './bigrams.ts'
import { findMessages } from './find.ts'
import { rebuildSearch } from './rebuild.ts'

const { db } = await testDatabase()

/** Writes a message with a search document of an earlier form. */
async function writeEarlier(subject: string, content: string, body: string) {
  const { tid } = await buildMessage(db, { audit_state: 1, approved_at: new Date(), subject })
  await db.updateTable('content_item').set({ content, audit_state: 1 }).where('tid', '=', tid).execute()
  const { grams } = searchDocument(body.split('\n'))
  await db.insertInto('message_search').values({ tid, body, grams }).execute()
  return tid
}

const now = new Date('2026-03-02T02:00:00Z')
const find = async (words: string) => (await findMessages(db, words, { rows: 10 })).tids
const bodyOf = async (tid: number) =>
  (await db.selectFrom('message_search').select('body').where('tid', '=', tid).executeTakeFirstOrThrow()).body

describe('search documents of an earlier form', () => {
  it('are written anew, once', async () => {
    const bus = await writeEarlier('公交車到站', '末班車太早了', '公交車到站\n末班車太早了')
    const clinic = await writeEarlier('咨询', '请问夜间\n门诊几点', '咨询\n请问夜间 门诊几点')
    const lamp = await writeEarlier('路灯不亮', '路灯坏了', '路灯不亮\n路灯坏了')
    expect(await find('夜间门诊')).toEqual([])
    expect(await rebuildSearch(db, now)).toBe(2)
    expect(await find('公交车')).toEqual([bus])
    expect(await find('末班車')).toEqual([bus])
    expect(await find('夜间门诊')).toEqual([clinic])
    expect(await find('路灯')).toEqual([lamp])
    expect(await db.selectFrom('search_rebuild').select('finished_at').execute()).toEqual([
      { finished_at: now }
    ])
    expect(await rebuildSearch(db, now)).toBe(0)
  })

  it('are left for the next run when the run is stopped, and a later form begins anew', async () => {
    const tid = await writeEarlier('路燈', '路燈', '路燈\n路燈')
    await db.insertInto('search_rebuild').values({ form: 9 }).execute()
    expect(await rebuildSearch(db, now, AbortSignal.abort())).toBe(0)
    expect(await bodyOf(tid)).toBe('路燈\n路燈')
    expect(await rebuildSearch(db, now)).toBe(1)
    expect(await bodyOf(tid)).toBe('路灯\n路灯')
  })
})
