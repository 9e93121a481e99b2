import type { OperationId } from '@board/generated/calls'
import { callFacts } from '@board/generated/facts'
import { describe, expect, it } from 'vitest'
import {
  type Json,
  type JsonObject,
  object,
  resolve
} from '../../../server/platform/http/contract/contract.ts'
import { allowedCaller } from '../cases/automatic.ts'
import { collecting } from '../support/campaigns.ts'
import { bodySchemaOf, declarationOf, document, operationIds, specOf } from '../support/document.ts'
import { sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'

const namesOf = (id: OperationId): string[] => [
  ...Object.keys(object(bodySchemaOf(id)?.properties)),
  ...specOf(id).parameters.query.map(({ name }) => name)
]

/** Lists that can have too many rows to page through by number. */
const lists = operationIds.filter(id => {
  const names = namesOf(id)
  return names.includes('page') && names.includes('rows') && !/[Cc]ount$/.test(id)
})

/** The text of a refusal names the remedy: narrow the list, or continue with the cursor. */
const sayingWhatNext = /按页码只能翻看前 10,?000 条(?=.*缩小筛选范围)(?=.*cursor)/

/** Puts `page` and `rows` into the body, or into the query of an operation without a body. */
export const placed = (id: OperationId, values: Record<string, unknown>) =>
  bodySchemaOf(id) ? { body: values } : { query: values }

const schemaOf = (schema: Json | undefined): JsonObject => resolve(document, object(schema))

/** Returns the schemas of an operation's reply: its data and its headers. */
function repliedBy(id: OperationId): { data: JsonObject; headers: JsonObject } {
  const reply = schemaOf(object(declarationOf(id).responses)['200'])
  const media = object(object(reply.content)['application/json'])
  const envelope = schemaOf(media.schema)
  const { resultData, data } = object(envelope.properties)
  return { data: schemaOf(resultData ?? data), headers: object(reply.headers) }
}

/** Calls that answer with rows, in pages or all at once. */
const listing = operationIds.filter(id => {
  if (/[Cc]ount$/.test(id)) return false
  const { data } = repliedBy(id)
  const { list } = object(data.properties)
  return [data, schemaOf(list)].some(({ type }) => type === 'array') || lists.includes(id)
})

export function describeLists(stage: Stage): void {
  describe('a list', () => {
    const goesOn = (id: OperationId) => namesOf(id).includes('cursor')

    it('continues after a row without end, or has a declared bound', () => {
      const isBounded = (id: OperationId) => callFacts[id].bounded !== undefined
      expect(listing.filter(id => goesOn(id) === isBounded(id))).toEqual([])
      expect(operationIds.filter(id => isBounded(id) && !listing.includes(id))).toEqual([])
    })

    it('with a cursor gives the next cursor and the total', () => {
      for (const id of listing.filter(goesOn)) {
        const { data, headers } = repliedBy(id)
        const names = Object.keys(object(data.properties))
        const says = names.length > 0 ? names : Object.keys(headers)
        const those =
          names.length > 0 ? ['list', 'total', 'totalCapped', 'nextCursor'] : ['Content-Range', 'Next-Cursor']
        expect([id, says]).toEqual([id, expect.arrayContaining(those)])
      }
    })
  })

  describe('a page with too high a number', () => {
    it.for(lists)('of %s is refused with a text that names the remedy', async id => {
      const token = await stage.tokenOf(allowedCaller(id))
      const schema = object(object(bodySchemaOf(id)?.properties).page)
      const parameter = specOf(id).parameters.query.find(({ name }) => name === 'page')
      const most = Number((parameter?.schema ?? schema).maximum ?? 2_147_483_647)
      const needed = namesOf(id).includes('source') ? { source: 'user' } : {}
      const more = namesOf(id).includes('id') ? { id: (await collecting(stage)).id } : {}
      const page = (number: number) =>
        sendRaw(stage, id, { token, ...placed(id, { page: number, rows: 100, ...needed, ...more }) })
      // the records of companies do not exist for other callers
      if ((await page(1)).status === 404) return
      const answer = await page(most)
      expect([id, answer.status, await answer.text()]).toEqual([
        id,
        400,
        expect.stringMatching(sayingWhatNext)
      ])
    })

    it.for(operationIds.filter(id => namesOf(id).includes('range')))(
      'of %s is refused with a text that names the remedy',
      async id => {
        const token = await stage.tokenOf(allowedCaller(id))
        const ask = (range: string) => sendRaw(stage, id, { token, params: { id: 1 }, query: { range } })
        // the answer for a missing record is 404 in any case
        if ((await ask('[0,9]')).status === 404) return
        const answer = await ask('[9991,10000]')
        expect([id, answer.status, await answer.text()]).toEqual([
          id,
          400,
          expect.stringMatching(sayingWhatNext)
        ])
      }
    )
  })

  describe('a cursor that the server did not give', () => {
    const keys = [
      '["id id desc","1",9007199254740991]',
      '["id id desc","99999999999999999",1]',
      '["created_at id desc","99999999999999999",1]',
      '["approved_at tid desc","99999999999999999",1]',
      '["created_at id desc",null,1]',
      '["id id desc","x",1]',
      '["1",1]',
      '[1,1,1]',
      '{}',
      '[null]'
    ]
    const cursors = [
      ...keys.map(key => Buffer.from(key).toString('base64url')),
      '%00',
      "'; --",
      'x'.repeat(400)
    ]

    it.for(operationIds.filter(id => namesOf(id).includes('cursor') && !/[Cc]ount$/.test(id)))(
      'is refused by %s, or gives a page of its list',
      async id => {
        const token = await stage.tokenOf(allowedCaller(id))
        const own = namesOf(id).includes('id') ? { id: (await collecting(stage)).id } : {}
        // the records of companies do not exist for other callers
        if ((await sendRaw(stage, id, { token, ...placed(id, own) })).status === 404) return
        for (const cursor of cursors) {
          const answer = await sendRaw(stage, id, { token, ...placed(id, { ...own, cursor }) })
          expect([cursor, [200, 400]]).toEqual([cursor, expect.arrayContaining([answer.status])])
        }
      }
    )
  })
}
