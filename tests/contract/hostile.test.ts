import { expect, it } from 'vitest'
import { compiler } from '../../server/platform/http/contract/ajv.ts'
import { inputCheck } from '../../server/platform/http/contract/validate.ts'
import { isTooMuch } from '../../server/platform/http/receive/body.ts'
import { bodyLimitOf, largestBody } from '../../server/platform/http/receive/body-limit.ts'
import { Refusal } from '../../server/platform/refusal.ts'
import { bodySchemaOf, document, exampleOf, operationIds, specOf } from './support/document.ts'
import { hostileBodies } from './support/hostile.ts'

const compilers = {
  text: compiler(document, { coerce: true, eager: false }),
  json: compiler(document, { coerce: false, eager: false })
}

/**
 * The most milliseconds that a check may take. The slowest takes 20 to 60, according to the machine; a check whose time
 * grows faster than its body takes seconds.
 */
const maxMilliseconds = 100

/**
 * Returns the milliseconds of this thread's own work in a check: the best of several tries, because other work of the
 * machine only makes it slower. A check that is far too slow is tried once.
 */
function timeOf(check: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < 10; time++) {
    const before = process.threadCpuUsage()
    check()
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
    // most checks are far below the limit
    if (best < maxMilliseconds / 5 || (time > 2 && best < maxMilliseconds) || best > maxMilliseconds * 20)
      break
  }
  return best
}

/** Returns a body as JSON; an empty text when it is too deep for `JSON.stringify`. */
function textOf(body: unknown): string {
  try {
    return JSON.stringify(body)
  } catch {
    return ''
  }
}

/** Lists all operations with the largest size of a body in bytes, the largest first. */
const byLimit = () =>
  operationIds
    .map(id => ({ id, bytes: bodyLimitOf(document, specOf(id)) }))
    .toSorted((one, other) => other.bytes - one.bytes)

it('the check of a hostile body is fast in every operation', { timeout: 300_000 }, () => {
  let tried = 0
  let slowest = { took: 0, what: '' }
  const slow: string[] = []
  const known = new Set<string>()
  for (const { id, bytes } of byLimit()) {
    const schema = bodySchemaOf(id)
    if (!schema || specOf(id).multipart) continue
    const { body: example, query, params } = exampleOf(id)
    const check = inputCheck(specOf(id), compilers)
    const judge = (body: unknown, json = '') => {
      // the server refuses such a body before it parses it
      if (isTooMuch(json)) return
      try {
        check.input({ params, query, body }, 'zh-CN')
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'GEN0400') throw error
      }
    }
    // the first check compiles the schema
    judge(example)
    for (const { what, body } of hostileBodies({ document, bytes, known }, schema, example)) {
      tried++
      const json = bytes > largestBody ? textOf(body) : ''
      const took = timeOf(() => judge(body, json))
      if (took > slowest.took) slowest = { took, what: `${id}${what}` }
      if (took > maxMilliseconds) slow.push(`${id}${what}: ${Math.round(took)} ms`)
    }
  }
  console.info(
    `${tried} hostile bodies; the slowest to check: ${slowest.what}, ${slowest.took.toFixed(1)} ms`
  )
  expect(tried).toBeGreaterThan(5000)
  expect(slow).toEqual([])
})
