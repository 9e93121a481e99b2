import { ApiError, type Client } from '@board/client'
import { expect, test } from 'vitest'
import { createAttempts } from '../api/attempts.ts'
import { actProvider } from './acts.ts'

/** A server whose answers are lost, and the keys that it received. */
function lossy() {
  const keys: unknown[] = []
  const callAny = async (_operation: string, { idempotencyKey }: { idempotencyKey?: string } = {}) => {
    keys.push(idempotencyKey)
    throw new ApiError({ code: 'NETWORK', status: 0, message: '' })
  }
  return { ...actProvider({ callAny } as unknown as Client), keys }
}

const disabling = { operation: 'disableUsers', record: { ids: [7] } } as const

test('an action without a form is new each time, even after its answer was lost', async () => {
  const { act, keys } = lossy()
  for (const params of [disabling, disabling]) await expect(act(params)).rejects.toThrow()
  expect(new Set(keys).size).toBe(2)
})

test('a form that is sent again after a lost answer is the same action; another form is another action', async () => {
  const { act, keys } = lossy()
  const [attempt, other] = [createAttempts(), createAttempts()]
  for (const own of [attempt, attempt, other])
    await expect(act({ ...disabling, attempt: own })).rejects.toThrow()
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
})
