import type { OperationId } from '@board/generated/calls'
import {
  bare,
  binary,
  body as hasBody,
  methods,
  noToken,
  signed,
  upload,
  type WireRow,
  wire,
  write
} from '@board/generated/wire'
import createFetch, {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  type Middleware
} from 'openapi-fetch'
import { countingFetch } from './download.ts'
import { encryptFields, sealable } from './encrypt.ts'
import { ApiError } from './error.ts'
import { randomHex } from './random.ts'
import { codeIn, readReply } from './reply.ts'
import { type Sender, senderHeaders } from './sender.ts'
import { serverClock } from './server-clock.ts'
import { sessionEvent } from './session.ts'
import { signatureOf } from './sign.ts'
import { callTimeout, deadline, uploadTimeout } from './timeout.ts'
import type { AnyInput, Client, ClientOptions } from './types.ts'
import { toForm } from './upload.ts'

type Sent = { data?: unknown; error?: unknown; response: Response }
type Send = (method: string, path: string, init: object) => Promise<Sent>

/** Codes that refuse a request for its time, or possibly for it. */
const refusedForTime: readonly unknown[] = ['SIG0002', 'SIG0004']

/**
 * Makes the client. Its only state is the ended session that it has reported, and the time of the server. Specification
 * 7, 8, 9.
 */
export function createClient(options: ClientOptions): Client {
  // encryption is loaded when it is first needed, because few calls encrypt
  const { baseUrl, appCode, random = randomHex } = options
  const clock = options.serverClock ?? serverClock(options.clock)
  // The path is known only at run time, which openapi-fetch's types do not support; our types are on `call`.
  const send = createFetch({ baseUrl, fetch: options.fetch }).request as unknown as Send
  const rows: Readonly<Record<string, WireRow>> = { ...wire, ...options.calls }
  let told: string | undefined

  function rowOf(id: OperationId): WireRow {
    const row = rows[id]
    if (!row)
      throw new Error(`${id} is none of this client's calls; give it the table that has it as \`calls\``)
    return row
  }

  async function seal(value: string): Promise<string> {
    const encrypt = options.encryptField ?? (await import('./encrypt-browser.ts')).encryptField
    const fresh = { nonce: random(), ts: Math.floor(clock.now() / 1000) }
    return encrypt(await options.publicKey(), sealable(value, fresh))
  }

  /** Signs the address and the body of the finished request. */
  function signer(token: string): Middleware {
    return {
      async onRequest({ request }) {
        const { pathname, search } = new URL(request.url)
        const timestamp = String(Math.floor(clock.now() / 1000))
        const nonce = random()
        const body = await request.clone().text()
        const sign = await signatureOf({ url: pathname + search, token, appCode, timestamp, nonce, body })
        for (const [name, value] of Object.entries({ timestamp, nonce, appCode, sign }))
          request.headers.set(name, value)
      }
    }
  }

  async function prepare([, kind, encrypted = []]: WireRow, input: AnyInput, sender: Sender) {
    const form = kind & upload ? toForm(input.body ?? {}) : undefined
    const body = kind & hasBody ? await encryptFields(input.body ?? {}, encrypted, seal) : undefined
    return {
      params: { path: input.params, query: kind & 7 ? input.query : { ...input.query, _t: clock.now() } },
      body: form ?? body,
      bodySerializer: form ? () => form : JSON.stringify,
      headers: {
        ...senderHeaders(sender),
        'Accept-Language': options.language(),
        ...(kind & write && { 'Idempotency-Key': input.idempotencyKey })
      },
      parseAs: kind & binary ? 'blob' : 'json',
      middleware: kind & signed ? [signer(sender.token ?? '')] : [],
      ...(form && input.onProgress && { fetch: await progressFetch(form, input.onProgress) }),
      ...(kind & binary && input.onProgress && { fetch: countingFetch(options.fetch, input.onProgress) })
    }
  }

  async function progressFetch(form: FormData, onProgress: NonNullable<AnyInput['onProgress']>) {
    return options.fetch ?? (await import('./upload-browser.ts')).fetchWithProgress(form, onProgress)
  }

  async function exchange(row: WireRow, input: AnyInput, sender: Sender): Promise<Sent> {
    const [path, kind] = row
    const init = await prepare(row, input, sender)
    input.signal?.throwIfAborted()
    const limit = deadline(input.timeout ?? (kind & upload ? uploadTimeout : callTimeout), input.signal)
    try {
      const sent = await send(methods[kind & 7] ?? 'get', path, { ...init, signal: limit.signal })
      options.serverClock?.hear(sent.response)
      return sent
    } catch (cause) {
      input.signal?.throwIfAborted()
      const code = limit.timedOut() ? 'TIMEOUT' : cause instanceof SyntaxError ? 'REPLY' : 'NETWORK'
      throw new ApiError({ code, status: 0, message: '', cause })
    } finally {
      limit.clear()
    }
  }

  /** Sends a request, and once more with the time of the server if it was refused because this device's clock is wrong. */
  async function exchangeInTime(row: WireRow, input: AnyInput, sender: Sender): Promise<Sent> {
    const [, kind] = row
    // both requests are one action
    const action = kind & write ? { ...input, idempotencyKey: input.idempotencyKey ?? random() } : input
    const madeAt = clock.now()
    const sent = await exchange(row, action, sender)
    const isLate = refusedForTime.includes(codeIn(sent.error)) && clock.correct(sent.response, madeAt)
    return isLate ? exchange(row, action, sender) : sent
  }

  async function callWhole(id: OperationId, input: AnyInput = {}) {
    const row = rowOf(id)
    const [, kind, , success] = row
    const token = kind & noToken ? '' : (options.token() ?? '')
    const { data, error, response } = await exchangeInTime(row, input, {
      token,
      account: options.account?.()
    })
    const { headers } = response
    if (response.ok && kind & (binary | bare)) return { data, headers }
    try {
      return { data: readReply(response.ok ? data : error, response, success, input.onEarlier), headers }
    } catch (refusal) {
      if (refusal instanceof ApiError) {
        refusal.isOfOldSession = token !== '' && token !== (options.token() ?? '')
        if (!refusal.isOfOldSession) tell(id, refusal.code, token)
      }
      throw refusal
    }
  }

  const callAny = async (id: OperationId, input?: AnyInput) => (await callWhole(id, input)).data

  function tell(id: OperationId, code: string, token: string): void {
    const event = sessionEvent(id, code, token)
    if (!event || (event.kind === 'expired' && told === token)) return
    if (event.kind === 'expired') told = token
    options.onSession?.(event)
  }

  return {
    call: callAny as Client['call'],
    callAny,
    callWhole,
    address: (id, { query = {}, params = {} } = {}) =>
      createFinalURL(rowOf(id)[0], {
        baseUrl,
        params: { query: { ...query }, path: { ...params } },
        querySerializer: createQuerySerializer(),
        pathSerializer: defaultPathSerializer
      })
  }
}
