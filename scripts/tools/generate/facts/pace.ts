import { freePaces, handlerPaces, paces } from '@board/schemas/facts/calls/paces'
import { type Contract, placeOf } from '../contract/merge.ts'
import { isUpload, type Operation } from '../contract/operation.ts'
import { propertiesOf, resolve } from '../contract/references.ts'
import type { JsonObject } from '../json.ts'
import { didYouMean, type Problem } from '../problem.ts'

const known = [paces, handlerPaces, freePaces].flatMap(table => Object.keys(table))

/** Permissions of calls that people make for themselves. */
const ofPeople = ['public', 'login', 'citizen']

/**
 * Lists the calls that need `x-pace` and lack it, and values that are unknown or say nothing. Decision 0041: changes
 * and searches that people make themselves, and all uploads, have a limit or a reason to have none.
 */
export function paceProblems({ base, operations }: Contract): Problem[] {
  return operations.flatMap(operation => {
    const message = messageAbout(base, operation)
    return message ? [{ ...placeOf(operation, 'x-pace'), message: `${operation.id}: ${message}` }] : []
  })
}

function messageAbout(base: JsonObject, operation: Operation): string | undefined {
  const { pace } = operation
  if (pace === undefined) {
    return needsPace(base, operation)
      ? `"x-pace" is missing; it is one of ${known.join(', ')} (schemas/facts/calls/paces.ts)`
      : undefined
  }
  if (!known.includes(pace)) return `unknown pace "${pace}"${didYouMean(pace, known)}`
  return pace in freePaces && !needsPace(base, operation)
    ? `the call needs no limit; remove x-pace: ${pace}`
    : undefined
}

function needsPace(base: JsonObject, operation: Operation): boolean {
  if (isUpload(operation)) return true
  return ofPeople.includes(operation.permission) && (operation.write || takesKeywords(base, operation))
}

function takesKeywords(base: JsonObject, { parameters, body }: Operation): boolean {
  return (
    parameters.some(parameter => resolve(base, parameter).name === 'keywords') ||
    (body !== undefined && 'keywords' in propertiesOf(base, body.schema))
  )
}
