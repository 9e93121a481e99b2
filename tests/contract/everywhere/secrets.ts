/** Texts that only some people may read. Each record holds a unique word, with the list of its readers. */
import { buildMessage, buildUpload } from '../../support/builders/builders.ts'
import { allowCollect, buildCampaign } from '../../support/builders/campaigns.ts'
import { delivering, ofBureau } from '../support/moderation-scenes.ts'
import { answerTo, badGrade, draft, type Stage } from '../support/stage.ts'
import type { Kind } from '../who.ts'

export interface Secret {
  readonly word: string
  readonly what: string
  readonly readers: readonly Kind[]
}

/** The common beginning of all these words, so that one search finds all of them. */
export const beginning = 'zqmm'

/** The secrets, and the ids of their records by the name of the parameter that takes them. */
export interface Told {
  readonly secrets: readonly Secret[]
  readonly ids: Readonly<Record<string, readonly number[]>>
}

/** Creates one record of each family with its secrets. */
export async function tellSecrets(stage: Stage): Promise<Told> {
  const { world, call, db } = stage
  const secrets: Secret[] = []
  const secret = (what: string, ...readers: Kind[]): string => {
    const word = `${beginning}${String.fromCharCode(97 + secrets.length)}x`
    secrets.push({ word, what, readers })
    return word
  }
  const posted = async (changes: object = {}, fid = world.forums.city) => {
    stage.clock.pass(30)
    return await call('citizen', 'postMessage', { body: { ...draft, fid, ...changes } })
  }
  const approved = async (changes: object = {}) => {
    const { tid, version } = await posted(changes)
    return await call('editor', 'approveMessage', { body: { tid, version, priorityLevel: 2 } })
  }
  const said = (word: string) => `${word} 小区门口的路面坑洼不平，雨天积水很深，老人和孩子走路很不方便。`
  const tids: number[] = []
  const ids: number[] = []

  // a private message, which the bureau holds
  const text = secret('a private message', 'citizen', 'city', 'bureau', 'editor')
  const remark = secret('its remark', 'citizen', 'city', 'editor')
  const own = await approved({
    isPublic: false,
    subject: `${text} 路面坑洼`,
    content: said(text),
    remark: said(remark)
  })
  const assigned = await call('city', 'assignMessage', {
    body: { tid: own.tid, version: own.version, groupId: world.groups.bureau }
  })
  const { tpid } = assigned
  await call('bureau', 'receiveProcess', { body: { tpid } })
  const answer = secret('the answer of a draft', 'city', 'bureau', 'editor')
  await call('bureau', 'answerProcess', { body: { tpid, content: `${answer} ${answerTo(own.tid)}` } })
  tids.push(own.tid)

  // texts that wait for an editor
  const waiting = secret('a message before it is approved', 'citizen', 'editor')
  const fresh = await posted({ subject: `${waiting} 路面坑洼`, content: said(waiting) })
  tids.push(fresh.tid)
  const graded = await approved()
  await call('city', 'replyMessage', {
    body: { tid: graded.tid, version: graded.version, kind: 'final', content: answerTo(graded.tid) }
  })
  const comment = secret('a comment before it is approved', 'citizen', 'editor')
  await call('citizen', 'gradeMessage', { body: { tid: graded.tid, ...badGrade, comment: said(comment) } })
  tids.push(graded.tid)
  const supplement = secret('a supplement before it is approved', 'citizen', 'editor')
  const supplemented = await approved()
  await call('citizen', 'supplementMessage', {
    body: { tid: supplemented.tid, content: said(supplement) }
  })
  tids.push(supplemented.tid)

  // the note of a joining citizen to the handlers
  const voice = secret('the note of a voice', 'neighbour', 'city', 'editor')
  const joined = await approved()
  await call('neighbour', 'joinMessage', { body: { tid: joined.tid, note: said(voice) } })
  tids.push(joined.tid)

  // notes between an editor and an author
  const returned = await posted()
  const why = secret('why a message was returned', 'citizen', 'editor')
  await call('editor', 'returnMessage', { body: { ...returned, reason: said(why) } })
  tids.push(returned.tid)
  const asked = await approved()
  const gone = secret('why a message should be deleted', 'citizen', 'editor')
  await call('citizen', 'requestDeletion', { body: { tid: asked.tid, reason: said(gone) } })
  tids.push(asked.tid)

  // notes of institutions to one another and to the platform
  const disputed = await approved()
  const because = secret('why a message is disputed', 'city', 'editor')
  await call('city', 'requestRecheck', {
    body: { tid: disputed.tid, version: disputed.version, matter: 1, channel: 1, reason: said(because) }
  })
  tids.push(disputed.tid)
  await delivering(stage)
  const delivery = await approved()
  const please = secret('why a message is put before another group', 'city', 'editor')
  const { id: deliveryId } = await call('city', 'requestDelivery', {
    body: { tid: delivery.tid, groupId: world.groups.congress, reason: said(please) }
  })
  tids.push(delivery.tid)
  const below = await ofBureau(stage)
  const note = secret('what is reported to a superior', 'city', 'bureau', 'editor')
  const { id: reportId } = await call('bureau', 'reportMessage', {
    body: { tid: below.tid, version: below.version, note: said(note) }
  })
  tids.push(below.tid)

  // redacted parts of a public message
  const original = secret('what was redacted', 'citizen', 'city', 'editor')
  const redacted = await posted({ content: said(original) })
  await call('editor', 'approveMessage', {
    body: { ...redacted, priorityLevel: 2, publicContent: said('（略）') }
  })
  tids.push(redacted.tid)
  const called = secret('the subject before it was redacted', 'citizen', 'city', 'editor')
  const publicSubject = '路面坑洼'
  const deliver = async (tid: number) => {
    const body = { tid, groupId: world.groups.congress, reason: '涉及多个部门，请参阅' }
    const { id } = await call('city', 'requestDelivery', { body })
    return await call('editor', 'acceptDelivery', { body: { id } })
  }
  const before = await posted({ subject: `${called} 路面坑洼` })
  await call('editor', 'approveMessage', { body: { ...before, priorityLevel: 2, publicSubject } })
  await deliver(before.tid)
  const after = await approved({ subject: `${called} 路面坑洼` })
  const { version } = await deliver(after.tid)
  await call('editor', 'redactMessage', { body: { tid: after.tid, version, publicSubject } })
  tids.push(before.tid, after.tid)

  // parts that the author hid from the public
  const hidden = secret('a masked passage', 'citizen', 'city', 'editor')
  const { length } = Array.from(hidden)
  const masked = await approved({
    subject: `${hidden} 路面坑洼`,
    content: said(hidden),
    masks: [
      { field: 'subject', start: 0, end: length },
      { field: 'content', start: 0, end: length }
    ]
  })
  await call('citizen', 'supplementMessage', {
    body: { tid: masked.tid, content: said(hidden), masks: [{ field: 'content', start: 0, end: length }] }
  })
  const { contentList } = await call('editor', 'getEditorMessage', { body: { tid: masked.tid } })
  await call('editor', 'approveSupplement', { body: { id: contentList[1]?.id ?? 0 } })
  await deliver(masked.tid)
  tids.push(masked.tid)

  // people and the platform
  const uid = await stage.uid('citizen')
  const told = secret('what is told to the platform', 'citizen', 'editor')
  const { id: feedbackId } = await call('citizen', 'addFeedback', { body: { type: 1, content: said(told) } })
  const rule = secret('which rule was broken', 'citizen', 'editor')
  const aside = secret('what editors note of it', 'editor')
  const { id: recordId } = await call('editor', 'addHandlingRecord', {
    body: { uid, handleType: 7, ruleName: `${rule} 发布广告`, note: said(aside) }
  })

  // drafts of institutions
  const prepared = secret('a case before it is handed in', 'city')
  const { tid: worthy } = await buildMessage(db, { fid: world.forums.city, state: 2, author_uid: uid })
  const { id: caseId } = await call('city', 'draftCase', { body: { tid: worthy, title: `${prepared} 修路` } })
  const planned = secret('a campaign before it is confirmed', 'city', 'editor')
  await allowCollect(db, world.groups.city)
  const { id: campaignId } = await buildCampaign(db, {
    now: stage.clock.now(),
    fid: world.forums.city,
    audit_state: 0,
    text: { title: `${planned} 修路`, content: `<p>${said(planned)}</p>`, excerpt: said(planned) }
  })
  const usual = secret('a text that a group uses often', 'city')
  await call('city', 'saveStandardText', { body: { title: `${usual} 转办`, content: said(usual) } })
  const file = secret('the name of a private file', 'citizen', 'city', 'editor')
  const { id: content_item_id } = await db
    .selectFrom('content_item')
    .select('id')
    .where('tid', '=', graded.tid)
    .executeTakeFirstOrThrow()
  await buildUpload(db, {
    tid: graded.tid,
    content_item_id,
    uploader_uid: uid,
    is_public: false,
    file_name: `${file}.png`
  })

  ids.push(deliveryId, reportId, feedbackId, recordId, caseId, campaignId)
  return { secrets, ids: { tid: tids, id: [...new Set(ids)], uid: [uid] } }
}
