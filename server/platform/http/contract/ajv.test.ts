import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type SmallOperation, smallContract } from '../../../../tests/support/small-contract.ts'
import { compiler } from './ajv.ts'
import { replyCheck } from './check-reply.ts'
import { type JsonObject, readContract } from './contract.ts'
import { inputCheck } from './validate.ts'

/** Compiles everything that the server would compile on first use. @returns of how many operations */
function compileAll(contract: JsonObject): number {
  const text = compiler(contract, { coerce: true, eager: true })
  const json = compiler(contract, { coerce: false, eager: true })
  const specs = readContract(contract)
  for (const spec of specs) {
    inputCheck(spec, { text, json })
    replyCheck(spec, json)
  }
  return specs.length
}

test('every schema of the contract is valid, for requests and for replies', () => {
  const file = fileURLToPath(import.meta.resolve('@board/generated/openapi.json'))
  expect(compileAll(JSON.parse(readFileSync(file, 'utf8')))).toBeGreaterThan(100)
})

const faulty = { type: 'object', 'x-unheard-of': true }

test.for<[of: string, operation: Omit<SmallOperation, 'path'>]>([
  ['a body', { body: faulty }],
  ['a reply', { data: faulty }],
  ['a parameter', { parameters: [{ name: 'page', in: 'query', schema: faulty }] }]
])('a faulty schema of %s is found', ([_of, operation]) => {
  const { document } = smallContract({ sayHello: { path: '/v1/hello', ...operation } })
  expect(() => compileAll(document)).toThrow('x-unheard-of')
})

test('equal schemas are compiled once, and each keeps its own errors', () => {
  const named = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
  const { of } = compiler({}, { coerce: false, eager: false })
  const [one, other] = [of(named), of({ ...named })]
  const found = one({})
  expect(other({ name: 'here' })).toEqual([])
  expect(found).toMatchObject([{ keyword: 'required' }])
})
