import type { Language } from '@board/schemas/errors/catalogue'
import { paces } from '@board/schemas/facts/calls/paces'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { networkOf } from '../../network.ts'
import { Refusal } from '../../refusal.ts'
import { formProblem } from '../../validation/validation-texts.ts'
import { Binary, type Call, type Limit } from '../call.ts'
import type { Compiler } from '../contract/ajv.ts'
import { replyCheck } from '../contract/check-reply.ts'
import type { OperationSpec } from '../contract/contract.ts'
import { findFacts } from '../contract/facts.ts'
import type { Serialiser } from '../contract/serialise.ts'
import { inputCheck, requireStorable } from '../contract/validate.ts'
import { subjectAfter, subjectOf } from '../log/journal.ts'
import { sendBinary } from '../pages/send-binary.ts'
import { convertNames } from '../pages/traditional.ts'
import { authorize, isForStaff } from './allow.ts'
import { cookiesOf } from './cookies.ts'
import { type Reply, wrap } from './envelope.ts'
import { languageOf } from './language.ts'
import { originOf } from './origin.ts'
import { findPace, isCounted, limitForAccounts, limitForAddress } from './pace.ts'
import { countHit, countHitOfBoth, takeHitBack } from './rate-limit.ts'
import { chooseDatabase, writtenCookie } from './read-source.ts'
import { requireSameAccount } from './same-account.ts'
import { verifySignature } from './signature.ts'
import { filesOf } from './uploads.ts'
import { writer } from './write.ts'

/** A call before the compiler knows its operation; its input was validated against the contract. */
type UntypedCall = Omit<Call<never>, 'operation' | 'body' | 'query' | 'params'> &
  Record<'operation' | 'body' | 'query' | 'params', unknown>

/** A handler whose operation is known at run time only. */
export type AnyHandler = (call: Call<never>) => Promise<unknown>

type Bound = {
  deps: Deps
  spec: OperationSpec
  handler: AnyHandler
  serialise: Serialiser
  compilers: { text: Compiler; json: Compiler }
  /** Answers a question that a handler asks of another operation. */
  ask: (call: Call<never>, ...question: Parameters<Call<never>['ask']>) => Promise<unknown>
}

/** Sends one reply of an operation as the contract says; used for refusals too. */
export type SendReply = (reply: FastifyReply, answer: Reply) => FastifyReply

/** Handles the requests of one operation: each step is a line, in the order of the architecture guide. */
export function answerer({ deps, spec, handler, serialise, compilers, ask }: Bound) {
  const check = inputCheck(spec, compilers)
  const pace = findPace(spec.id)
  const changesPages = spec.write && isForStaff(spec)
  const takesAway = changesPages && !findFacts(spec.id).onlyAdds
  const checkReply = deps.validateResponses ? replyCheck(spec, compilers.json) : () => {}

  const send: SendReply = (reply, answer) => {
    checkReply(answer)
    reply.code(answer.status).type('application/json; charset=utf-8').header('cache-control', 'no-store')
    return reply.send(serialise(answer.status, answer.payload))
  }

  const handle: RouteHandlerMethod = async (request, reply) => {
    const now = deps.clock()
    const language = languageOf(request.headers['accept-language'])
    const nonce = spec.signed ? verifySignature(signedPartOf(request), now) : undefined
    const token = tokenOf(spec, request)
    const identity = await deps.identify(deps.database.db, token, now)
    request.caller = identity.actor
    requireSameAccount(identity, spec, request.headers, language)
    const actor = authorize(identity, spec)
    if (spec.multipart !== request.isMultipart()) throw new Refusal('GEN0415')
    const input = check.input(request, language)
    const body = decrypted(deps, spec, input.body, now)
    requireStorable([input, body], language)
    const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    const owner = actor.accountId === null ? `a:${client.address}` : `u:${actor.accountId}`
    const keyed = keyOf(request, owner, { ...input, body }, deps, language)
    const { db: primary } = deps.database
    const db = await chooseDatabase(deps, spec, actor, request)
    const headers: Record<string, string | string[]> = {}
    const limit = (name: string, key: string, most: Limit) =>
      countHit(primary, deps.keys, { name, key }, most, now)
    const { accountsPerAddress } = deps.config
    const countFrom = (name: string, most: Limit) => limit(`${name}-from`, networkOf(client.address), most)
    const { replica } = deps
    const onCommit =
      replica &&
      (async () => {
        const position = await replica.committedPosition(changesPages)
        // pictures that a page loads, such as a captcha, change nothing that is read
        if (spec.method !== 'get') writtenCookie(deps.keys, reply, position)
      })
    const call: UntypedCall = {
      operation: spec.id,
      actor,
      body,
      query: input.query,
      params: input.params,
      now,
      language,
      deps,
      db,
      client,
      origin: originOf(request, deps.config),
      token: token ?? null,
      files: spec.multipart
        ? filesOf(request, body as Record<string, unknown>, check.parts, language)
        : noFiles,
      write: writer({ deps, spec, now, nonce, keyed, takesAway, onCommit }),
      limit,
      takeBack: (name: string, key: string, most: Limit) =>
        takeHitBack(primary, deps.keys, { name, key }, most, now),
      limitFrom: (name: string, most: Limit) => countFrom(name, limitForAddress(most, accountsPerAddress)),
      ask: (...question) => ask(call as Call<never>, ...question),
      cookie: (name: string) => cookiesOf(request.headers.cookie)[name],
      note: subject => {
        request.subject = subject
      },
      header: (name: string, value: string | string[]) => {
        headers[name] = value
      }
    }
    if (pace && isCounted(pace, input.query, body)) {
      const most = paces[pace]
      const ofNetwork = limitForAccounts(most, accountsPerAddress)
      if (actor.accountId === null) await countFrom(pace, ofNetwork)
      else {
        const account = { name: pace, key: String(actor.accountId), limit: most }
        const address = { name: `${pace}-from`, key: networkOf(client.address), limit: ofNetwork }
        await countHitOfBoth(primary, deps.keys, account, address, now)
      }
    }
    const sent = subjectOf(body) ?? subjectOf(input.params)
    request.subject = sent
    const data = await handler(call as Call<never>)
    // unless the handler has noted another one
    if (request.subject === sent) request.subject = subjectAfter(sent, data)
    if (changesPages) deps.keptPages.drop()
    if (data instanceof Binary) return sendBinary(request, reply, data)
    // staff edit names: they see them as they are stored
    const shown = isForStaff(spec) ? data : await convertNames(language, data)
    return send(reply.headers(headers), { status: 200, payload: wrap(spec.envelope, shown) })
  }
  return { handle, send }
}

const noFiles: AsyncIterable<never> = (async function* () {})()

const signedPartOf = ({ originalUrl: url, headers, rawBody }: FastifyRequest) => ({ url, headers, rawBody })

function tokenOf(spec: OperationSpec, { headers, query }: FastifyRequest): string | undefined {
  const inQuery = spec.tokenInQuery ? (query as Record<string, unknown>).token : undefined
  const token = headers.token || inQuery
  return typeof token === 'string' && token !== '' ? token : undefined
}

function decrypted({ keys }: Deps, spec: OperationSpec, body: unknown, now: Date): unknown {
  if (spec.encrypted.length === 0 || typeof body !== 'object' || body === null) return body
  const fields = spec.encrypted.flatMap(name => {
    const value: unknown = Reflect.get(body, name)
    return typeof value === 'string' && value !== '' ? [[name, keys.readField(value, now)] as const] : []
  })
  return { ...body, ...Object.fromEntries(fields) }
}

/** Identifies a write by its Idempotency-Key, its sender and its decrypted input; undefined without such a key. */
function keyOf(request: FastifyRequest, owner: string, input: unknown, { keys }: Deps, language: Language) {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w-]{1,100}$/.test(key)) {
    throw new Refusal('GEN0400', {}, { fields: [formProblem('Idempotency-Key', language)] })
  }
  const length = request.isMultipart() ? request.headers['content-length'] : ''
  return { owner, key, requestHash: keys.blindIndex('request', JSON.stringify([input, length])) }
}
