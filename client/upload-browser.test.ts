import { afterEach, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import type { Progress } from './upload.ts'

/** The part of XMLHttpRequest that an upload uses. */
class FakeXhr {
  static sent: FakeXhr[] = []
  method = ''
  url = ''
  headers: Record<string, string> = {}
  body: FormData | undefined
  status = 200
  response = new Blob([JSON.stringify({ code: 0, msg: '', data: { aid: 5 } })])
  responseType = ''
  upload: { onprogress: ((event: Progress) => void) | null } = { onprogress: null }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  open(method: string, url: string) {
    this.method = method
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n'
  }
  send(body: FormData) {
    this.body = body
    FakeXhr.sent.push(this)
  }
  abort() {
    this.onabort?.()
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  FakeXhr.sent = []
})

const upload = (signal?: AbortSignal) => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  const seen: Progress[] = []
  const client = createClient({
    baseUrl: 'http://board.test',
    token: () => 'token-1',
    language: () => 'zh-CN',
    appCode: 'portal',
    publicKey: async () => ''
  })
  const body = { file: new File(['picture'], 'a.png'), attachmentType: '1' as const }
  const answer = client.call('uploadAttachment', {
    body,
    signal,
    onProgress: progress => seen.push(progress)
  })
  return { seen, answer }
}

const sent = () =>
  vi.waitFor(() => {
    const [xhr] = FakeXhr.sent
    if (!xhr) throw new Error('not sent yet')
    return xhr
  })

it('an upload reports its progress, and the browser sets the boundary', async () => {
  const { seen, answer } = upload()
  const xhr = await sent()
  xhr.upload.onprogress?.({ loaded: 3, total: 7 })
  xhr.onload?.()
  await expect(answer).resolves.toEqual({ aid: 5 })
  expect(seen).toEqual([{ loaded: 3, total: 7 }])
  expect(xhr).toMatchObject({ method: 'POST', url: 'http://board.test/v2/attachment/upload' })
  expect(xhr.headers).toMatchObject({ token: 'token-1', 'accept-language': 'zh-CN' })
  expect(xhr.headers).not.toHaveProperty('content-type')
  expect([...(xhr.body?.keys() ?? [])]).toEqual(['attachmentType', 'file'])
})

it('an upload that the browser ends without a reason is a network failure', async () => {
  const { answer } = upload()
  ;(await sent()).onerror?.()
  await expect(answer).rejects.toMatchObject({ code: 'NETWORK' })
})

it('an upload stops when its caller stops it', async () => {
  const stop = new AbortController()
  const { answer } = upload(stop.signal)
  await sent()
  stop.abort(new Error('left the page'))
  await expect(answer).rejects.toMatchObject({ message: 'left the page' })
})
