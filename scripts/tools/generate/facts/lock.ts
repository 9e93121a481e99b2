import { deciders, keyDeciders, locks } from '@board/schemas/facts/calls/locks'
import { type Contract, placeOf } from '../contract/merge.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject } from '../json.ts'
import { didYouMean, type Problem } from '../problem.ts'

/** Lists the writing calls without `x-lock`, the reading calls with it, and the values that are unknown. */
export function lockProblems({ operations }: Contract): Problem[] {
  return operations.flatMap(operation => {
    const message = messageAbout(operation)
    return message ? [{ ...placeOf(operation, 'x-lock'), message: `${operation.id}: ${message}` }] : []
  })
}

function messageAbout({ lock, write }: Operation): string | undefined {
  if (!write)
    return lock === undefined ? undefined : 'a call that changes nothing takes no lock; remove x-lock'
  if (lock === undefined) return '"x-lock" is missing; schemas/facts/calls/locks.ts has its values'
  if (typeof lock === 'string') return unknownName('lock', lock, locks)
  if (!isObject(lock)) return 'x-lock is the name of a lock, or { by: … }'
  const { by, table, ...others } = lock
  const [other] = Object.keys(others)
  if (other !== undefined) return unknownName('key of x-lock', other, ['by', 'table'])
  const isKeyed = keyDeciders.some(known => known === by)
  if (isKeyed && typeof table !== 'string') return `x-lock: { by: ${by} } names the table of the key`
  if (!isKeyed && table !== undefined) return `x-lock: { by: ${by} } has no table`
  return unknownName('decider', String(by), Object.keys(deciders))
}

const unknownName = (what: string, name: string, known: readonly string[]) =>
  known.includes(name) ? undefined : `unknown ${what} "${name}"${didYouMean(name, known)}`
