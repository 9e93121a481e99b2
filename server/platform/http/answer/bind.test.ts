import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import type { Operations } from '../call.ts'

const database = await testDatabase()
const contract = smallContract({ sayHello: { path: '/v1/hello', data: { type: 'string' } } })
const handlers = (table: Record<string, unknown>) => table as Operations
const start = (changed: Partial<Parameters<typeof testServer>[1]>) =>
  testServer(database, { contract, ...changed })

describe('the server refuses to boot', () => {
  test('when an operation has no handler', async () => {
    await expect(start({ operations: [] })).rejects.toThrow('sayHello (/v1/hello) has no handler')
  })

  test('when a handler has no operation', async () => {
    const operations = [handlers({ sayHello: async () => 'hello', sayBye: async () => 'bye' })]
    await expect(start({ operations })).rejects.toThrow('sayBye has a handler, but no operation')
  })

  test('when two nouns handle one operation', async () => {
    const operations = [handlers({ sayHello: async () => 'a' }), handlers({ sayHello: async () => 'b' })]
    await expect(start({ operations })).rejects.toThrow('sayHello has two handlers')
  })

  test('when a permission is unknown', async () => {
    const strict = smallContract({ sayHello: { path: '/v1/hello', permission: 'board:hello:say' } }, [
      'board:other:say'
    ])
    const operations = [handlers({ sayHello: async () => null })]
    await expect(start({ contract: strict, operations })).rejects.toThrow(
      'the unknown permission board:hello:say'
    )
  })

  test('when a code is not in the catalogue', async () => {
    const odd = smallContract({ sayHello: { path: '/v1/hello', errors: { 404: ['NOPE0001'] } } })
    const operations = [handlers({ sayHello: async () => null })]
    await expect(start({ contract: odd, operations })).rejects.toThrow('sayHello names NOPE0001')
  })
})
