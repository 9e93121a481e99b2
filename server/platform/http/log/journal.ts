/** Fills the logs of operations and errors: caller, operation and result of a request, never its content. */
import { entities } from '@board/generated/entities'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { maxId } from '@board/schemas/facts/formats'
import type { OperationSubject } from '@board/schemas/facts/operation-subject'
import type { Entity } from '@board/schemas/vocabulary/entity'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Journal } from '../../logs/journal.ts'
import type { Refusal } from '../../refusal.ts'
import { audiences } from '../answer/allow.ts'
import type { OperationSpec } from '../contract/contract.ts'
import { describeError, hideNumbers, pathOf } from './logging.ts'

declare module 'fastify' {
  interface FastifyInstance {
    journal: { journal: Journal; clock: Deps['clock'] }
  }
  interface FastifyRequest {
    /** The caller, as soon as it is known. */
    caller: Actor | null
    /** The code of the refusal, as soon as the request is refused. */
    refusedWith: ErrorCode | null
    /** The subject of the operation, as soon as it is known. */
    subject: OperationSubject | null
  }
}

/** Gives every request a place for its caller and its result, and ends the journal with the server. */
export function keepJournal(app: FastifyInstance, { journal, clock }: Deps): void {
  app.decorate('journal', { journal, clock })
  app.decorateRequest('caller', null)
  app.decorateRequest('refusedWith', null)
  app.decorateRequest('subject', null)
  app.addHook('onClose', () => journal.stop())
}

/** Tells whether the operation log has rows for an operation: it changes something, and is not open to everybody. */
const isLogged = ({ write, permission }: OperationSpec) => write && !audiences.includes(permission)

const previews: ReadonlySet<string | undefined> = new Set(
  Object.values<Entity>(entities).map(entity => entity.operations.import)
)

/** Tells whether an operation only reads a file for an import; its confirmation writes the records, and is recorded. */
const readsOnly = (operation: string): boolean => previews.has(operation)

/** The largest number of ids in a row of the log. */
const maxRecords = 20

/** Returns the subject in what was sent or answered: a message, or other records by their ids. */
export function subjectOf(data: unknown): OperationSubject | null {
  const { tid, id, ids } = (data ?? {}) as Readonly<Record<'tid' | 'id' | 'ids', unknown>>
  if (typeof tid === 'number') return { tid }
  const numbers = [ids ?? id ?? []].flat().filter(one => typeof one === 'number')
  // a larger number may be a phone
  const records = numbers.filter(one => one <= maxId)
  return records.length > 0 ? { records: records.slice(0, maxRecords) } : null
}

/** Returns the subject of an operation after its answer, which may name the message of what was sent, or a new record. */
export function subjectAfter(sent: OperationSubject | null, answer: unknown): OperationSubject | null {
  if (sent?.tid !== undefined) return sent
  const answered = subjectOf(answer)
  return answered?.tid === undefined ? (sent ?? answered) : answered
}

/** Records each call of an operation of staff, including refused calls. Returns no hook for other operations. */
export function journalHook(spec: OperationSpec): { onSend?: onSendHookHandler } {
  if (!isLogged(spec)) return {}
  // recorded before the answer is sent, because an answer whose reader has gone is never sent; the row is written later
  return {
    onSend: (request, reply, payload, done) => {
      noteOperation(spec.id, request, reply)
      done(null, payload)
    }
  }
}

function noteOperation(operation: string, request: FastifyRequest, reply: FastifyReply): void {
  const { caller, refusedWith, server, subject } = request
  if (caller?.kind !== 'editor' && caller?.kind !== 'administrator') return
  if (readsOnly(operation) && refusedWith === null) return
  const { journal, clock } = server.journal
  journal.operation({
    at: clock(),
    accountUid: caller.accountId,
    operation,
    status: reply.statusCode,
    code: refusedWith ?? '0',
    ms: Math.round(reply.elapsedTime),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    subject,
    ...placeOf(request)
  })
}

const placeOf = ({ method, url, ip }: FastifyRequest) => ({
  method,
  // ids have ten digits at most, phones and ID numbers more
  path: pathOf(url).replaceAll(/\d{11,}/g, '…'),
  address: ip
})

/** Records an unexpected failure, under the id that the answer shows to the person. */
export function noteFailure({ code, params, options }: Refusal, request: FastifyRequest): void {
  if (code !== 'GEN0500') return
  const { journal, clock } = request.server.journal
  const { message, stack } = failureWords(options.cause)
  journal.error({
    at: clock(),
    reference: String(params.id ?? ''),
    operation: request.routeOptions?.config?.operation ?? '',
    message: message.slice(0, 1000),
    stack: stack.slice(0, 10_000),
    accountUid: request.caller?.accountId ?? null,
    ...placeOf(request)
  })
}

/** Returns the message and the stack of an error and its causes for a log, without long numbers and values of drivers. */
export function failureWords(error: unknown): { message: string; stack: string } {
  const described = describeError(error)
  const stacks: string[] = []
  for (let each: typeof described | undefined = described; each; each = each.cause) {
    stacks.push(each.stack || `${each.type}: ${each.message}`)
  }
  const storable = (text: string) => hideNumbers(text).replaceAll('\0', '').toWellFormed()
  return {
    message: storable(`${described.type}: ${described.message}`),
    stack: storable(stacks.join('\ncaused by '))
  }
}
