import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'
import { describe, expect, it } from 'vitest'
import { object } from '../../../server/platform/http/contract/contract.ts'
import { buildAccount } from '../../support/builders/builders.ts'
import { buildLetter } from '../../support/builders/letters.ts'
import { buildLogin, buildRun } from '../../support/logs.ts'
import { allowedCaller } from '../cases/automatic.ts'
import { specOf } from '../support/document.ts'
import { sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'

/** The lists of entities and of their choices, which are read in pages by `range`. */
const lists = (Object.keys(operations) as OperationId[]).filter(id =>
  specOf(id).parameters.query.some(({ name, schema }) => name === 'cursor' && Number(schema.maxLength) > 400)
)

/** Returns the fields that a list can be ordered by, according to its contract; `undefined` is the default order. */
function fieldsOf(id: OperationId): (string | undefined)[] {
  const sort = specOf(id).parameters.query.find(({ name }) => name === 'sort')
  const items = object(sort?.schema.contentSchema).prefixItems as readonly { enum: string[] }[] | undefined
  return [undefined, ...(items?.[0]?.enum ?? [])]
}

const rows = 4

async function fill(stage: Stage): Promise<void> {
  const { db, keys, clock, world } = stage
  const at = (number: number) => new Date(clock.now().getTime() + Math.floor(number / 3) * 1000)
  for (let number = 0; number < 14; number++) {
    const email = number % 3 ? `walk${number}@example.org` : null
    await buildAccount(db, { kind: 'staff', real_name: '受理岗', created_at: at(number), email })
    await buildAccount(db, { kind: 'institution', group_id: world.groups.city, created_at: at(number) })
    await buildLogin(db, { at: at(number), status: number % 3, username: `某${number % 4}` })
    await buildRun(db, { at: at(number), handled: number % 3 ? number : null })
    for (const channel of ['mail', 'sms'] as const)
      await buildLetter({ db, keys }, channel, { row: { created_at: at(number) } })
  }
}

/** Tests in every order of a list that the cursor of a row gives the same rows as page numbers. */
export function describeEntityLists(stage: Stage): void {
  describe('the list of an entity', () => {
    let filled: Promise<void> | undefined

    it.for(lists)('%s continues after a row in each of its orders', async id => {
      filled ??= fill(stage)
      await filled
      const token = await stage.tokenOf(allowedCaller(id))
      const read = async (query: Record<string, unknown>) => {
        const answer = await sendRaw(stage, id, { token, query })
        expect([query, answer.status]).toEqual([query, 200])
        const { data } = (await answer.json()) as { data: { id: number }[] }
        const ids = data.map(one => one.id)
        return { ids, next: answer.headers.get('next-cursor'), range: answer.headers.get('content-range') }
      }
      for (const field of fieldsOf(id)) {
        for (const direction of field ? ['ASC', 'DESC'] : [undefined]) {
          const sort = field ? { sort: JSON.stringify([field, direction]) } : {}
          const all = await read({ ...sort, range: JSON.stringify([0, 3 * rows - 1]) })
          const walked: number[] = []
          let cursor: string | null | undefined
          for (let page = 0; page < 3 && cursor !== null; page++) {
            const found = await read({
              ...sort,
              range: JSON.stringify([0, rows - 1]),
              ...(cursor && { cursor })
            })
            if (cursor) expect(found.range).toMatch(/ \*\/\d+$/)
            walked.push(...found.ids)
            cursor = found.next
          }
          expect([field, direction, walked]).toEqual([field, direction, all.ids])
          expect(cursor === null, 'the end').toBe(all.next === null)
        }
      }
    })

    it('continues after a row while other rows arrive', async () => {
      const { db, clock } = stage
      const login = (seconds: number) =>
        buildLogin(db, { at: new Date(clock.now().getTime() + seconds * 1000), username: 'walking' })
      const known = await Promise.all([1, 2, 2, 2, 3, 4, 4, 5].map(login))
      const token = await stage.tokenOf('administrator')
      const walked: number[] = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const query = { range: '[0,2]', filter: '{"username":"walking"}', ...(cursor && { cursor }) }
        const answer = await sendRaw(stage, 'sysLoginLogList', { token, query })
        walked.push(...((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id))
        cursor = answer.headers.get('next-cursor')
        await login(60)
      }
      expect(walked.toSorted((one, other) => one - other)).toEqual(
        known.toSorted((one, other) => one - other)
      )
    })

    it('refuses a cursor of another order and a malformed cursor', async () => {
      const token = await stage.tokenOf('administrator')
      const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url')
      const ask = (query: Record<string, string>) => sendRaw(stage, 'sysLoginLogList', { token, query })
      const sort = '["at","DESC"]'
      for (const key of [['x', 1], ['1', 0.5], [1, 1], ['\0', 1], ['1'], {}, null]) {
        const cursor = cursorOf(Array.isArray(key) ? ['at desc', ...key] : key)
        expect([key, (await ask({ cursor, sort })).status]).toEqual([key, 400])
      }
      await buildLogin(stage.db, { username: 'walking' })
      const given = (await ask({ sort, range: '[0,0]' })).headers.get('next-cursor') ?? ''
      expect((await ask({ cursor: given, sort })).status).toBe(200)
      for (const other of ['["at","ASC"]', '["id","DESC"]', '["username","DESC"]'])
        expect([other, (await ask({ cursor: given, sort: other })).status]).toEqual([other, 400])
    })
  })
}
