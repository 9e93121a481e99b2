import { expect, expectTypeOf, it } from 'vitest'
import { fake, ok } from './fixture.ts'

it('a call has the parameters and the result of the contract, as types', async () => {
  const { client, requests } = fake(() => ok())
  // @ts-expect-error the body is required
  await client.call('receiveProcess')
  // @ts-expect-error tpid is a number
  await client.call('receiveProcess', { body: { tpid: '12' } })
  // @ts-expect-error a misspelt field
  await client.call('receiveProcess', { body: { tpid: 12, note: 'x' } })
  // @ts-expect-error no such query
  await client.call('getInfo', { query: { who: 1 } })
  // @ts-expect-error no such call
  await expect(client.call('receiveproces')).rejects.toThrow()
  expect(requests).toHaveLength(4)

  const assignment = await client.call('receiveProcess', { body: { tpid: 12 } })
  expectTypeOf(assignment).toHaveProperty('processState')
  expectTypeOf(await client.call('captchaImage', { query: { uuid: 'a1b2c3d4' } })).toEqualTypeOf<Blob>()
  expectTypeOf(await client.call('logout')).toEqualTypeOf<null>()
})
