import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'
import { beforeAll, describe, expect, it } from 'vitest'
import { object } from '../../../server/platform/http/contract/contract.ts'
import { matrix } from '../matrix.ts'
import { bodySchemaOf, operationIds, specOf } from '../support/document.ts'
import { exampleRequest, type RawRequest, sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'
import { kinds } from '../who.ts'
import { beginning, type Told, tellSecrets } from './secrets.ts'

/** Personal data of the citizen and a company, which no answer shows in clear to anybody. */
const canaries = {
  phone: '13911118888',
  idNumber: 'E98765432',
  mail: 'canary.bird@example.org',
  contact: '13911117777'
} as const

const spoken = operationIds.filter(
  id => !operations[id].write && specOf(id).binary.length === 0 && !/Export$/.test(id)
)

const fieldsOf = (id: OperationId): string[] => [
  ...Object.keys(object(bodySchemaOf(id)?.properties)),
  ...specOf(id).parameters.query.map(({ name }) => name)
]

/**
 * Lists requests that ask the call for as much as possible: no filter, many rows, each tab, the secret words, each
 * record by its id.
 */
function* questionsOf(stage: Stage, id: OperationId, told: Told): Generator<RawRequest> {
  const names = fieldsOf(id)
  const schema = bodySchemaOf(id)
  const { body, query = {}, params } = exampleRequest(stage, id)
  const required = (schema?.required ?? []) as readonly string[]
  const place = (values: Record<string, unknown>): RawRequest => {
    const kept = Object.fromEntries(
      Object.entries((body ?? {}) as object).filter(([name]) => required.includes(name))
    )
    // the secret values of an example are already encrypted
    return schema
      ? { query, params, body: { ...kept, ...values } }
      : { params, query: { ...queryOf(id, query), ...values } }
  }
  const many = { ...(names.includes('rows') && !names.includes('ids') && { rows: 100 }) }
  yield place(many)
  if (names.includes('keywords')) yield place({ ...many, keywords: beginning })
  for (const name of ['tid', 'id', 'uid'])
    if (names.includes(name)) for (const value of told.ids[name] ?? []) yield place({ [name]: value })
  if (names.includes('display'))
    for (const display of [1, 2, 3, 4, 5, 6, 7, 8]) yield place({ ...many, display })
  if (names.includes('source'))
    for (const source of ['user', 'platform', 'last', 'next']) yield place({ ...many, source })
}

const queryOf = (id: OperationId, example: Record<string, unknown>) =>
  Object.fromEntries(
    specOf(id).parameters.query.flatMap(({ name, required }) => (required ? [[name, example[name]]] : []))
  )

export function describeLeaks(stage: Stage): void {
  describe('a text for some readers', () => {
    /** The secrets that were read, as `word kind`, with the call that showed them. */
    const read = new Map<string, string>()
    const shown: string[] = []
    let told: Told
    let asked = 0

    beforeAll(async () => {
      const { db, keys } = stage
      const uid = await stage.uid('citizen')
      await db
        .updateTable('account')
        .set({
          phone_sealed: keys.sealField('phone', canaries.phone),
          phone_index: keys.blindIndex('phone', canaries.phone),
          email_sealed: keys.sealField('email', canaries.mail),
          email_index: keys.blindIndex('email', canaries.mail)
        })
        .where('uid', '=', uid)
        .execute()
      await stage.call('citizen', 'certifyName', {
        body: { certificationType: 2, realName: '某某', idNumber: canaries.idNumber }
      })
      await stage.call('neighbour', 'addFeedback', {
        body: { type: 1, content: '页面上的字太小了，看不清。', contact: canaries.contact }
      })
      told = await tellSecrets(stage)
      for (const id of spoken) {
        for (const kind of kinds.filter(kind => matrix[id][kind] !== 403 && matrix[id][kind] !== 401)) {
          const token = await stage.tokenOf(kind)
          for (const question of questionsOf(stage, id, told)) {
            const answer = await sendRaw(stage, id, { ...question, token })
            const text = await answer.text()
            asked++
            for (const { word } of told.secrets) if (text.includes(word)) read.set(`${word} ${kind}`, id)
            for (const [name, canary] of Object.entries(canaries))
              if (text.includes(canary)) shown.push(`${name} by ${id} to ${kind}`)
            if (answer.status >= 500) shown.push(`${answer.status} by ${id} to ${kind}: ${text}`)
            if (matrix[id][kind] !== 200) break
          }
        }
      }
    }, 120_000)

    it('is shown to no other reader by any call', () => {
      const wrong = told.secrets.flatMap(({ word, what, readers }) =>
        kinds
          .filter(kind => read.has(`${word} ${kind}`) && !readers.includes(kind))
          .map(kind => `${what}: ${kind}, by ${read.get(`${word} ${kind}`)}`)
      )
      expect(wrong).toEqual([])
      expect(asked).toBeGreaterThan(1000)
    })

    it('is shown to each of its readers, which proves that the requests find it', () => {
      const unread = told.secrets.flatMap(({ word, what, readers }) =>
        readers.filter(kind => !read.has(`${word} ${kind}`)).map(kind => `${what}: ${kind}`)
      )
      expect(unread).toEqual([])
    })

    it('personal data of the account appears in no answer in clear', () => {
      expect([...new Set(shown)]).toEqual([])
    })
  })
}
