import { ApiError } from '@board/client'
import { expect, test, vi } from 'vitest'
import { sendEach } from './each.ts'

const records = [{ id: 1 }, { id: 2 }, { id: 3 }]
const failing = (status: number, retryAfter?: number) =>
  new ApiError({ code: 'X', status, message: '', ...(retryAfter !== undefined && { retryAfter }) })

test('a refusal of one record does not stop the others', async () => {
  const refusal = failing(409)
  const send = async ({ id }: { id: number }) => {
    if (id === 2) throw refusal
    return id
  }
  expect(await sendEach(records, send)).toEqual([
    { id: 1, data: 1 },
    { id: 2, error: refusal },
    { id: 3, data: 3 }
  ])
})

test('a stopped run finishes the current call and sends no other', async () => {
  const stop = new AbortController()
  const send = vi.fn(async () => stop.abort())
  expect(await sendEach(records, send, { signal: stop.signal })).toEqual([{ id: 1, data: undefined }])
  expect(send).toHaveBeenCalledOnce()
})

test.each([0, 401])('without a connection or a session (%i) nothing further is sent', async status => {
  const send = vi.fn(async () => Promise.reject(failing(status)))
  expect(await sendEach(records, send)).toHaveLength(1)
})

test('a server that asks to wait gets the same record again after that time', async () => {
  const wait = vi.fn(async () => {})
  let isBusy = true
  const send = async ({ id }: { id: number }) => {
    if (id !== 2 || !isBusy) return id
    isBusy = false
    throw failing(429, 7)
  }
  const results = await sendEach(records, send, { wait })
  expect(results.map(({ data }) => data)).toEqual([1, 2, 3])
  expect(wait.mock.calls).toEqual([[7]])
})
