import { ApiError } from '@board/client'
import { expect, test, vi } from 'vitest'
import { createAttempts } from './attempts.ts'

function setUp(answers: (() => Promise<unknown>)[]) {
  let made = 0
  let now = 0
  const attempt = createAttempts(
    () => {
      made += 1
      return `key${made}`
    },
    () => now
  )
  const send = vi.fn((_key: string) => (answers.shift() ?? (async () => 'done'))())
  const submit = (...content: unknown[]) => attempt(content, send)
  const keys = () => send.mock.calls.map(([key]) => key)
  const wait = (minutes: number) => {
    now += minutes * 60_000
  }
  return { submit, keys, wait }
}
const lost = async () => {
  throw new TypeError('lost')
}

test('a retry of the same content has the same key, changed content has a new one', async () => {
  const { submit, keys } = setUp([lost, lost])
  await expect(submit('replyMessage', { content: '已修复' })).rejects.toThrow('lost')
  await expect(submit('replyMessage', { content: '已修复' })).rejects.toThrow('lost')
  await submit('replyMessage', { content: '已经修复' })
  expect(keys()).toEqual(['key1', 'key1', 'key2'])
})

test('the same content is a new action after it succeeded', async () => {
  const { submit, keys } = setUp([])
  await submit('replyMessage', { content: '已修复' })
  await submit('replyMessage', { content: '已修复' })
  expect(keys()).toEqual(['key1', 'key2'])
})

test('long after a failure, the same content is not a retry but a new action', async () => {
  const { submit, keys, wait } = setUp([lost, lost])
  await expect(submit('enableUsers', { ids: [5] })).rejects.toThrow('lost')
  wait(9)
  await expect(submit('enableUsers', { ids: [5] })).rejects.toThrow('lost')
  wait(11)
  await submit('enableUsers', { ids: [5] })
  expect(keys()).toEqual(['key1', 'key1', 'key2'])
})

test('the same content is a new action after the server refused it', async () => {
  const refused = async () => {
    throw new ApiError({ code: 'MAIL001', status: 409, message: '535' })
  }
  const { submit, keys } = setUp([refused])
  await expect(submit('testMail', { id: 1 })).rejects.toThrow('535')
  await submit('testMail', { id: 1 })
  expect(keys()).toEqual(['key1', 'key2'])
})
