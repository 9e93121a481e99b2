/** Brings a message or an assignment into a state by calls of the API; returns its ids. */
import type { BodyOf } from '@board/generated/calls'
import { png } from '../../support/files.ts'
import { answerTo, badGrade, draft, explanationOf, type Stage } from './stage.ts'

type Changes = Partial<BodyOf<'postMessage'>>

export const posted = (stage: Stage, changes: Changes = {}) =>
  stage.call('citizen', 'postMessage', { body: { ...draft, fid: stage.world.forums.city, ...changes } })

export async function returned(stage: Stage) {
  const message = await posted(stage)
  return stage.call('editor', 'returnMessage', { body: { ...message, reason: '请写明具体路段' } })
}

export async function approved(stage: Stage, changes: Changes = {}) {
  const message = await posted(stage, changes)
  return stage.call('editor', 'approveMessage', { body: { ...message, priorityLevel: 2 } })
}

export async function replied(stage: Stage, more: { aids?: number[] } = {}) {
  const { tid, version } = await approved(stage)
  const body = { tid, version, kind: 'final', content: answerTo(tid), ...more } as const
  return stage.call('city', 'replyMessage', { body })
}

export async function graded(stage: Stage, comment?: string) {
  const { tid } = await replied(stage)
  return stage.call('citizen', 'gradeMessage', { body: { tid, ...badGrade, ...(comment && { comment }) } })
}

export async function explained(stage: Stage) {
  const { tid, version } = await graded(stage)
  return stage.call('city', 'explainMessage', { body: { tid, version, content: explanationOf(tid) } })
}

/** Builds the comment of a grade that waits for an editor. */
export async function commented(stage: Stage): Promise<{ tid: number; id: number }> {
  const { tid } = await graded(stage, '没有修好')
  return { tid, id: await waitingId(stage, tid, 3) }
}

/** Builds a supplement that waits for an editor. */
export async function supplemented(stage: Stage): Promise<{ tid: number; id: number }> {
  const { tid } = await approved(stage)
  await stage.call('citizen', 'supplementMessage', {
    body: { tid, content: '站牌旁边还有一处没有修补，晚上很危险。' }
  })
  return { tid, id: await waitingId(stage, tid, 2) }
}

async function waitingId(stage: Stage, tid: number, display: 2 | 3): Promise<number> {
  for (let page = 1; ; page++) {
    const { list } = await stage.call('editor', 'pageEditorQueue', { body: { display, rows: 100, page } })
    const id = list.find(row => row.tid === tid)?.id
    if (id) return id
    if (list.length === 0) throw new Error(`Nothing of message ${tid} waits in tab ${display}`)
  }
}

/** Lets the bureau hand in a draft about a message of the city. */
export async function draftOf(stage: Stage, { tid, version }: { tid: number; version: number }) {
  const body = { tid, version, groupId: stage.world.groups.bureau }
  const { tpid } = await stage.call('city', 'assignMessage', { body })
  await stage.call('bureau', 'receiveProcess', { body: { tpid } })
  await stage.call('bureau', 'answerProcess', { body: { tpid, content: `${answerTo(tid)}已派单。` } })
  return tpid
}

/** Builds an assignment of the city to its bureau that is not accepted yet. */
export async function assigned(stage: Stage) {
  const { tid, version } = await approved(stage)
  const body = { tid, version, groupId: stage.world.groups.bureau }
  const { tpid } = await stage.call('city', 'assignMessage', { body })
  return { tid, tpid }
}

export async function accepted(stage: Stage) {
  const ids = await assigned(stage)
  await stage.call('bureau', 'receiveProcess', { body: { tpid: ids.tpid } })
  return ids
}

export async function answered(stage: Stage, more: { aids?: number[] } = {}) {
  const ids = await accepted(stage)
  await stage.call('bureau', 'answerProcess', {
    body: { tpid: ids.tpid, content: answerTo(ids.tid), ...more }
  })
  return ids
}

export async function returnRequested(stage: Stage) {
  const ids = await accepted(stage)
  const reason = '该路段由区公路管理站养护，不属于我局职责范围'
  await stage.call('bureau', 'requestReturn', { body: { tpid: ids.tpid, reason } })
  return ids
}

/** Builds an assignment that the bureau accepted and assigned further to its office. */
export async function givenOn(stage: Stage) {
  const ids = await accepted(stage)
  const { version } = await stage.view(ids.tid, 'bureau')
  const body = { tid: ids.tid, version, groupId: stage.world.groups.office }
  const second = await stage.call('bureau', 'assignMessage', { body })
  return { ...ids, below: second.tpid }
}

export async function offline(stage: Stage) {
  const { tid, version } = await approved(stage)
  const body = { tid, version, unit: '街道办事处', contact: '值班室' }
  const { tpid } = await stage.call('city', 'assignOffline', { body })
  return { tid, tpid }
}

/** Uploads a file of the caller that is not attached yet. */
export async function uploaded(stage: Stage, caller: 'citizen' | 'city' | 'bureau', content?: Buffer) {
  const file = new File([new Uint8Array(content ?? (await png()))], '路灯.png', { type: 'image/png' })
  return stage.call(caller, 'uploadAttachment', {
    body: { attachmentType: '1', file }
  })
}

/** Saves a query that an account of the city shares with its institution. */
export async function sharedQuery(stage: Stage, name = `本周到期${queries++}`) {
  const body = { list: 'list-ans', name, search: 'filter=%7B%7D' }
  return stage.call('city', 'shareQueryWithGroup', { body })
}

let queries = 0

export async function standardText(stage: Stage): Promise<number> {
  const body = { title: '已转办', content: '您好，您的留言已收悉，我们已转相关单位调查处理。' }
  return (await stage.call('city', 'saveStandardText', { body })).id
}
