/** Institutions read 平台 or 平台工作人员 for the people of the platform, never a name under which one of them signs in. */
import { describe, expect, it } from 'vitest'
import { caseTexts, decided } from '../support/builders/library.ts'
import { cases } from './cases/index.ts'
import { isClientCase } from './support/case.ts'
import { specOf } from './support/document.ts'
import { type RawRequest, sealed, sendRaw } from './support/raw.ts'
import { replied } from './support/scenes.ts'
import { shipped } from './support/shipped.ts'
import { makeStage } from './support/stage.ts'

const stage = await makeStage()
const { db } = stage

// they are made when they are first needed
await Promise.all([stage.client('editor'), stage.client('administrator')])

/** Names that stand nowhere else, as user name, nickname and real name of everybody of the platform. */
const marked = { username: 'yonghu_qz91', nick_name: '昵称乾坤', real_name: '真名乾坤' } as const
const staff = await db.selectFrom('account').select('uid').where('kind', '=', 'staff').execute()
for (const { uid } of staff)
  await db
    .updateTable('account')
    .set({
      username: `${marked.username}_${uid}`,
      username_key: `${marked.username}_${uid}`,
      nick_name: marked.nick_name,
      real_name: marked.real_name
    })
    .where('uid', '=', uid)
    .execute()
const isShown = (text: string) => [marked.username, '乾坤'].some(name => text.includes(name))

const groups = ['city', 'bureau', 'office', 'stranger', 'congress', 'cityToo'] as const
type Institution = (typeof groups)[number]
const isInstitution = (caller: string): caller is Institution => groups.some(one => one === caller)

describe('no answer to an institution shows a name of the platform:', () => {
  it('after everything that the contract does', { timeout: 300_000 }, async () => {
    const told: string[] = []
    let count = 0
    for (const scene of cases.filter(isClientCase)) {
      const { operation: id, caller, expected } = scene
      if (expected !== 'done' || !isInstitution(caller) || specOf(id).multipart) continue
      stage.clock.pass(60)
      const { body, query, params } = ((await scene.input(stage)) ?? {}) as RawRequest
      const answer = await sendRaw(stage, id, {
        token: await stage.tokenOf(caller),
        ...(body !== undefined && { body: sealed(stage, id, { ...(body as object) }) }),
        ...(query && { query: { ...query } }),
        ...(params && { params: { ...params } })
      })
      count++
      const text = await answer.text()
      if (isShown(text)) told.push(`${id} to ${caller}: ${text.slice(0, 300)}`)
    }
    expect(count).toBeGreaterThan(100)
    expect(told).toEqual([])
  })

  it('in a process that an editor decides for them, whatever its calls are', async () => {
    await shipped(stage, 'caseApproval')
    const editor = await stage.client('editor')
    const decideOn = async (action: 'completeTask' | 'endProcess') => {
      const { tid } = await replied(stage)
      const proposed = await stage.call('city', 'proposeCase', { body: { tid, ...caseTexts } })
      const { processInstanceId } = proposed
      if (processInstanceId === null) throw new Error('the case has no process')
      await decided(editor, processInstanceId, action)
      return { ...proposed, processInstanceId }
    }
    for (const action of ['completeTask', 'endProcess'] as const) {
      const { id, tid, processInstanceId } = await decideOn(action)
      const about = { query: { processInstanceId } }
      const answers = await Promise.all([
        stage.call('city', 'getTaskHandleDetailInfo', about),
        stage.call('city', 'getInstance', about),
        stage.call('city', 'getStaffCase', { query: { id } }),
        stage.call('city', 'getStaffMessage', { body: { tid } }),
        stage.call('city', 'pageCases', { body: {} }),
        stage.call('city', 'listNotifications', { query: {} })
      ])
      expect(answers.map(answer => JSON.stringify(answer)).filter(isShown)).toEqual([])
      expect(JSON.stringify(answers[0])).toContain('平台工作人员')
    }
  })
})
