import { bounds } from '@board/schemas/facts/calls/bounds'
import { type Contract, placeOf } from '../contract/merge.ts'
import type { Operation } from '../contract/operation.ts'
import { propertiesOf, resolve } from '../contract/references.ts'
import { rowSchema } from '../contract/rows.ts'
import type { JsonObject } from '../json.ts'
import { didYouMean, type Problem } from '../problem.ts'

const known = Object.keys(bounds)

/** Lists the calls that answer with rows and have neither a cursor nor `x-bounded`, and values that are wrong. */
export function boundProblems({ base, operations }: Contract): Problem[] {
  return operations.flatMap(operation => {
    const message = messageAbout(base, operation)
    return message ? [{ ...placeOf(operation, 'x-bounded'), message: `${operation.id}: ${message}` }] : []
  })
}

function messageAbout(base: JsonObject, operation: Operation): string | undefined {
  const { bounded } = operation
  const isEndless = isList(base, operation) && !inputsOf(base, operation).includes('cursor')
  if (bounded === undefined) {
    return isEndless
      ? `a list takes a cursor, or says by "x-bounded" why it stays short: ${known.join(', ')} (schemas/facts/calls/bounds.ts)`
      : undefined
  }
  if (!isEndless) return 'only a list without a cursor is bounded; remove x-bounded'
  return known.includes(bounded) ? undefined : `unknown bound "${bounded}"${didYouMean(bounded, known)}`
}

/** Tells whether a call answers with rows. The counts of tabs are no rows: a board has so many tabs. */
function isList(base: JsonObject, operation: Operation): boolean {
  return rowSchema(base, operation) !== undefined && !/[Cc]ount$/.test(operation.id)
}

function inputsOf(base: JsonObject, { parameters, body }: Operation): string[] {
  const names = parameters.map(parameter => String(resolve(base, parameter).name))
  return [...names, ...Object.keys(propertiesOf(base, body?.schema ?? {}))]
}
