import { expect, test, vi } from 'vitest'
import { createSubmission } from './submission.ts'

function setUp(answers: (() => Promise<unknown>)[]) {
  let now = 0
  let made = 0
  const send = vi.fn((_id: string, _input: { idempotencyKey?: string }) =>
    (answers.shift() ?? (async () => 'done'))()
  )
  const submit = createSubmission(
    send,
    () => {
      made += 1
      return `key${made}`
    },
    () => now
  )
  const keys = () => send.mock.calls.map(([, input]) => input.idempotencyKey)
  const later = (ms: number) => {
    now += ms
  }
  return { submit, send, keys, later }
}
const lost = async () => {
  throw new TypeError('lost')
}

test('a retry of the same content carries the same key, changed content a new one', async () => {
  const { submit, keys, later } = setUp([lost, lost])
  await expect(submit('replyMessage', { content: '已修复' })).rejects.toThrow('lost')
  later(2000)
  await expect(submit('replyMessage', { content: '已修复' })).rejects.toThrow('lost')
  later(2000)
  await submit('replyMessage', { content: '已经修复' })
  expect(keys()).toEqual(['key1', 'key1', 'key2'])
})

test('after it was done, the same content again is a new act', async () => {
  const { submit, keys, later } = setUp([])
  await submit('replyMessage', { content: '已修复' })
  later(2000)
  await submit('replyMessage', { content: '已修复' })
  expect(keys()).toEqual(['key1', 'key2'])
})

test('two presses within a second are one', async () => {
  const { submit, send, later } = setUp([])
  await submit('receiveProcess', { tpid: 1 })
  later(999)
  expect(await submit('receiveProcess', { tpid: 1 })).toBeUndefined()
  expect(send).toHaveBeenCalledTimes(1)
})

test('while one is under way, a second press does nothing however late', async () => {
  let finish = (_: unknown) => {}
  const { submit, send, later } = setUp([() => new Promise(resolve => (finish = resolve))])
  const first = submit('receiveProcess', { tpid: 1 })
  later(60_000)
  expect(await submit('receiveProcess', { tpid: 1 })).toBeUndefined()
  finish('done')
  expect(await first).toEqual({ data: 'done' })
  expect(send).toHaveBeenCalledTimes(1)
})
