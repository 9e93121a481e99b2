import type { OperationId } from '@board/generated/calls'
import { errors } from '@board/schemas/errors/catalogue'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { Call, Operations } from '../call.ts'
import type { JsonObject, OperationSpec } from '../contract/contract.ts'
import { prepare } from '../contract/prepare.ts'
import { inputCheck, requireStorable } from '../contract/validate.ts'
import { journalHook } from '../log/journal.ts'
import { audiences, authorize } from './allow.ts'
import { type AnyHandler, answerer } from './answer.ts'
import { wireCode } from './envelope.ts'

export type Contract = {
  /** The expanded OpenAPI document. */
  document: JsonObject
  /** Every known permission string. */
  permissions: readonly string[]
}

/**
 * Binds each operation of the contract to its handler by operationId. The server does not start with any of
 * the errors below.
 * @throws Error that names every operation without a handler, handler without an operation, unknown
 * permission, and error code missing from the catalogue
 */
export function bind(
  app: FastifyInstance,
  deps: Deps,
  contract: Contract,
  nouns: readonly Operations[]
): void {
  const { operations, compilers } = prepare(contract.document)
  const specs = operations.map(({ spec }) => spec)
  const { handlers, twice } = handlersOf(nouns)
  refuseIncomplete([...twice, ...problemsOf(specs, handlers, contract.permissions)])
  const ask = createInternalCaller(prepare(contract.document), handlers)
  for (const { spec, bodyLimit, serialise } of operations) {
    const handler = handlers.get(spec.id)
    if (!handler) continue
    const { handle, send } = answerer({ deps, spec, handler, serialise, compilers, ask })
    app.route({
      method: spec.method.toUpperCase(),
      url: spec.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit,
      config: { operation: spec.id, envelope: spec.envelope, send, multipart: spec.multipart },
      ...journalHook(spec),
      handler: handle
    })
  }
}

/** Returns the function by which a handler reads through another operation that only reads. */
function createInternalCaller(
  { operations, compilers }: ReturnType<typeof prepare>,
  handlers: ReadonlyMap<string, AnyHandler>
) {
  const specs = new Map(operations.map(({ spec }) => [spec.id, spec]))
  return async (
    call: Call<never>,
    id: OperationId,
    given: unknown,
    more: Readonly<Record<string, unknown>>
  ): Promise<unknown> => {
    const spec = specs.get(id)
    const handler = handlers.get(id)
    if (!spec || !handler || spec.write) throw new Error(`${id} is no operation that only reads`)
    const actor = authorize({ actor: call.actor }, spec)
    const { body } = inputCheck(spec, compilers).input({ params: {}, query: {}, body: given }, call.language)
    requireStorable(body, call.language)
    const asked = {
      ...call,
      operation: id,
      actor,
      query: {},
      params: {},
      body: { ...(body as object), ...more }
    }
    return await handler(asked as unknown as Call<never>)
  }
}

function handlersOf(nouns: readonly Operations[]) {
  const handlers = new Map<string, AnyHandler>()
  const twice: string[] = []
  for (const [id, handler] of nouns.flatMap(noun => Object.entries(noun))) {
    if (handlers.has(id)) twice.push(`${id} has two handlers`)
    handlers.set(id, handler as AnyHandler)
  }
  return { handlers, twice }
}

function problemsOf(
  specs: readonly OperationSpec[],
  handlers: ReadonlyMap<string, unknown>,
  permissions: readonly string[]
) {
  const ids = new Set(specs.map(({ id }) => id))
  const codes = new Set<string | number>(Object.keys(errors).map(wireCode))
  return [
    ...specs.flatMap(({ id, path, permission, codes: named }) => [
      ...(handlers.has(id) ? [] : [`${id} (${path}) has no handler`]),
      ...(audiences.includes(permission) || permissions.includes(permission)
        ? []
        : [`${id} asks for the unknown permission ${permission}`]),
      ...named
        .filter(code => code !== 0 && !codes.has(code))
        .map(code => `${id} names ${code}, which schemas/errors/catalogue.ts lacks`)
    ]),
    ...[...handlers.keys()]
      .filter(id => !ids.has(id))
      .map(id => `${id} has a handler, but no operation in the contract`)
  ]
}

function refuseIncomplete(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`The contract and the server do not fit together:\n  ${problems.join('\n  ')}`)
}
