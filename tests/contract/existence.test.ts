/** Nobody learns from an answer that a record exists which they may not read: it equals the answer for one that never existed. */
import { maxId } from '@board/schemas/facts/formats'
import { describe, expect, it } from 'vitest'
import { buildAssignment, buildMessage, buildReply, buildUpload } from '../support/builders/builders.ts'
import { bodySchemaOf, operationIds, specOf } from './support/document.ts'
import { isOfEntity } from './support/entities.ts'
import { exampleRequest, type RawRequest, sendRaw } from './support/raw.ts'
import { makeStage } from './support/stage.ts'

const stage = await makeStage()
const { db, world } = stage
const author = await stage.uid('citizen')

/** A message that waits for its approval, and what belongs to it: only its author and the editors read it. */
const message = await buildMessage(db, {
  fid: world.forums.city,
  author_uid: author,
  audit_state: 0,
  is_public: false
})
const assignment = await buildAssignment(db, {
  tid: message.tid,
  holder_group_id: world.groups.bureau,
  state: 10
})
const reply = await buildReply(db, { tid: message.tid })
const upload = await buildUpload(db, { uploader_uid: author })

const hidden: Readonly<Record<string, number>> = {
  tid: message.tid,
  tids: message.tid,
  messageId: message.tid,
  mainTid: message.tid,
  contentId: message.contentId,
  tpid: assignment.tpid,
  replyId: reply.id,
  aid: upload.aid,
  aids: upload.aid,
  coverAid: upload.aid
}

type Place = 'body' | 'query'

/** Lists where an operation names one of the hidden records. */
const naming = operationIds
  .filter(id => !isOfEntity(id) && !specOf(id).multipart)
  .flatMap(id => {
    const inBody = Object.keys((bodySchemaOf(id)?.properties ?? {}) as object)
    const inQuery = specOf(id).parameters.query.map(({ name }) => name)
    return [...inBody.map(name => ['body', name] as const), ...inQuery.map(name => ['query', name] as const)]
      .filter(([, name]) => name in hidden)
      .map(([place, name]) => ({ id, place, name }))
  })

/** Returns the example of an operation about one record. */
function about(id: (typeof naming)[number]['id'], place: Place, name: string, value: number): RawRequest {
  const request = exampleRequest(stage, id)
  const given = request[place] as Record<string, unknown> | undefined
  const isList = Array.isArray(given?.[name]) || /s$/.test(name)
  return { ...request, [place]: { ...given, [name]: isList ? [value] : value } }
}

describe.each(['visitor', 'neighbour', 'stranger'] as const)('%s', kind => {
  it('gets the same answer about a hidden record and about none', async () => {
    const token = kind === 'visitor' ? undefined : await stage.tokenOf(kind)
    const told: string[] = []
    for (const { id, place, name } of naming) {
      stage.clock.pass(60)
      const answerTo = async (value: number) => {
        const answer = await sendRaw(stage, id, { ...about(id, place, name, value), token })
        const text = `${answer.status} ${await answer.text()}`
        return { text, unnamed: text.replaceAll(new RegExp(`\\b${value}\\b`, 'g'), 'N') }
      }
      const [one, none] = [await answerTo(hidden[name] ?? 0), await answerTo(maxId)]
      // an answer may name the record that was asked for
      const isAlike = one.text === none.text || one.unnamed === none.unnamed
      if (!isAlike) told.push(`${id} by ${name}: ${one.text} / ${none.text}`)
    }
    expect(naming.length).toBeGreaterThan(60)
    expect(told).toEqual([])
  })
})
