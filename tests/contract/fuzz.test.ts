import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'
import { type ErrorCode, errors, kindStatus } from '@board/schemas/errors/catalogue'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzOf } from '../../scripts/tools/test/fuzz.ts'
import { object, resolve } from '../../server/platform/http/contract/contract.ts'
import { bodyLimitOf } from '../../server/platform/http/receive/body-limit.ts'
import { buildSession } from '../support/builders/builders.ts'
import { allowedCaller } from './cases/automatic.ts'
import { fitting, hostileTexts, misfits, strange, type Value } from './support/arbitrary.ts'
import { bodySchemaOf, document, exampleOf, operationIds, specOf } from './support/document.ts'
import { codeOf } from './support/observe.ts'
import { aForm, type RawRequest, sealed, sendRaw } from './support/raw.ts'
import { type Caller, makeStage } from './support/stage.ts'
import { kinds } from './who.ts'

const stage = await makeStage()

const { runs, seed } = fuzzOf(process.env)

/**
 * Settings of a run: the seed decides the values; a failing value is printed with its seed and path. @param times the
 * factor of the usual number of values
 */
const settings = (times = 1) => ({ numRuns: runs * times, seed, endOnFailure: true })

const everywhere: readonly string[] = ['GEN0429']
const ending: readonly OperationId[] = [
  'logout',
  'peopleLogin',
  'loginByUserName',
  'loginByPhone',
  'register',
  'registerCompany',
  'thirdPartyRegister'
]

/** Sends a request as one kind of person; every second time as a kind that the operation lets in. */
async function send(id: OperationId, request: RawRequest, dice: number): Promise<Response> {
  stage.clock.pass(20)
  const anybody = kinds[dice % kinds.length] ?? 'visitor'
  const kind = dice % 2 === 0 ? allowedCaller(id) : anybody
  const own = kind !== 'visitor' && ending.includes(id)
  const token = own
    ? await buildSession(stage.db, await stage.uid(kind), stage.clock.now())
    : await freshToken(kind)
  return sendRaw(stage, id, { ...request, token })
}

const tokens = new Map<string, { token: string; until: number }>()

/** Returns a token that is still valid: a session lasts one day, and the clock of these tests moves fast. */
async function freshToken(kind: Caller): Promise<string | undefined> {
  if (kind === 'visitor') return undefined
  const known = tokens.get(kind)
  if (known && known.until > stage.clock.now().getTime()) return known.token
  const token = await buildSession(stage.db, await stage.uid(kind), stage.clock.now())
  tokens.set(kind, { token, until: stage.clock.now().getTime() + 80_000_000 })
  return token
}

/** Expects success, or a refusal that the operation declares, with the status of the catalogue. */
async function expectDeclared(id: OperationId, answer: Response): Promise<void> {
  const code = await codeOf(answer.clone())
  if (answer.ok) return expect(code).toBe('0')
  expect([...operations[id].errors, ...everywhere], await answer.text()).toContain(code)
  expect(answer.status).toBe(kindStatus[errors[code as ErrorCode].kind])
}

const dice = fc.nat(1000)
const withBody = operationIds.filter(id => bodySchemaOf(id) !== undefined)
const withInput = operationIds.filter(id =>
  Object.values(specOf(id).parameters).some(list => list.length > 0)
)

/**
 * Returns the body, in most cases with encrypted secret fields, so that the server reads them; a key encrypts 237
 * bytes.
 */
function bodyOf(id: OperationId, value: Value, number: number): Value {
  if (number % 3 === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const secrets = specOf(id).encrypted.map(name => JSON.stringify(value[name] ?? ''))
  if (secrets.some(text => Buffer.byteLength(text) > 150)) return value
  return sealed(stage, id, value) as Value
}

describe.for(withBody)('%s', id => {
  const schema = bodySchemaOf(id) ?? {}

  it('refuses every body that does not fit the schema, with a declared code', async () => {
    await fc.assert(
      fc.asyncProperty(misfits(schema), dice, async (body, number) => {
        const answer = await send(id, { body }, number)
        expect(answer.status).toBeGreaterThanOrEqual(400)
        await expectDeclared(id, answer)
      }),
      settings()
    )
  })

  it('answers every body that fits the schema, and every unusual body, as declared', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fitting(schema), strange(schema)), dice, async (value, number) => {
        await expectDeclared(id, await send(id, { body: bodyOf(id, value, number) }, number))
      }),
      settings()
    )
  })
})

let last = 0
const nextHostile = () => hostileTexts[++last % hostileTexts.length] ?? ''

/** Returns the names of the text fields of a body. */
function textsOf(id: OperationId): string[] {
  const { properties } = resolve(document, bodySchemaOf(id) ?? {})
  return Object.entries(object(properties)).flatMap(([name, property]) => {
    const { type } = resolve(document, object(property))
    return type === 'string' || (Array.isArray(type) && type.includes('string')) ? [name] : []
  })
}

describe.for(withBody.filter(id => textsOf(id).length > 0))('%s', id => {
  it('accepts a hostile text in each text field as plain text, or refuses it', async () => {
    const { body } = exampleOf(id)
    for (const name of textsOf(id)) {
      for (const typed of [nextHostile(), nextHostile()]) {
        const answer = await send(id, { body: bodyOf(id, { ...body, [name]: typed } as Value, 1) }, 0)
        await expectDeclared(id, answer)
      }
    }
  })
})

describe.for(withInput)('%s', id => {
  const { parameters } = specOf(id)

  it('answers every query as declared', async () => {
    const anything = fc.oneof(
      fc.constantFrom(...hostileTexts),
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.array(fc.string())
    )
    const query = fc.record(
      Object.fromEntries(
        parameters.query.map(({ name, schema }) => [name, fc.oneof(fitting(schema), anything)])
      ),
      { requiredKeys: [] }
    )
    const segment = fc
      .oneof(fc.constantFrom(...hostileTexts), fc.string())
      .filter(text => !/^\.{0,2}$/.test(text) && text.isWellFormed())
    const params = fc.record(Object.fromEntries(parameters.path.map(({ name }) => [name, segment])))
    await fc.assert(
      fc.asyncProperty(query, params, dice, async (query, params, number) => {
        await expectDeclared(
          id,
          await send(id, { query, params, ...(bodySchemaOf(id) && { body: {} }) }, number)
        )
      }),
      settings()
    )
  })
})

/** Bodies that are as deep, or as wide, as the size limit of a body allows. */
const deepest = `{"variables":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
const widest = `{"fids":[${'{},'.repeat(60_000)}{}]}`

it('refuses a body that is deeper or wider than any schema allows', async () => {
  for (const id of [
    'startOfBusinessKey',
    'completeTask',
    'pageAns',
    'createCampaign',
    'peopleLogin'
  ] as const)
    for (const payload of [deepest, widest]) {
      const answer = await send(id, { payload }, 0)
      await expectDeclared(id, answer.clone())
      const isTooLong = payload.length > bodyLimitOf(document, specOf(id))
      expect(answer.status, id).toBe(isTooLong ? 413 : 400)
      expect((await answer.text()).length).toBeLessThan(10_000)
    }
})

it('refuses bodies that are neither valid JSON nor valid multipart', async () => {
  const nonsense = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('{', '{"__proto__":{"a":1}}', '{"a":1,}', '[1e999]', '﻿{}', deepest, widest)
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...withBody), nonsense, dice, async (id, payload, number) => {
      await expectDeclared(id, await send(id, { payload }, number))
    }),
    settings(5)
  )
  const forms: Record<string, string>[] = [
    {},
    { attachmentType: '1' },
    { file: 'text' },
    { ['x'.repeat(200)]: 'y' },
    { attachmentType: '1', file: 'text', more: '1' }
  ]
  for (const parts of forms) {
    await expectDeclared('uploadAttachment', await send('uploadAttachment', { payload: aForm(parts) }, 0))
  }
})
