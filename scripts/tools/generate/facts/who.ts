import { who } from '@board/schemas/facts/calls/who'
import { type Contract, placeOf } from '../contract/merge.ts'
import { audiences, type Operation } from '../contract/operation.ts'
import { didYouMean, type Problem } from '../problem.ts'

const known: Readonly<Record<string, { permissions: readonly string[]; meaning: string }>> = who

/** Lists the calls without `x-who`, with an unknown value, or with one that contradicts `x-permission`. */
export function whoProblems({ operations }: Contract): Problem[] {
  return operations.flatMap(operation => {
    const message = messageAbout(operation)
    return message ? [{ ...placeOf(operation, 'x-who'), message: `${operation.id}: ${message}` }] : []
  })
}

function messageAbout({ who: name, permission }: Operation): string | undefined {
  const fitting = Object.keys(known).filter(other => known[other]?.permissions.includes(classOf(permission)))
  if (name === undefined)
    return `"x-who" is missing; it is one of ${fitting.join(', ')} (schemas/facts/calls/who.ts)`
  if (!(name in known)) return `unknown x-who "${name}"${didYouMean(name, Object.keys(known))}`
  return fitting.includes(name)
    ? undefined
    : `x-who: ${name} contradicts x-permission: ${permission}, which fits ${fitting.join(', ')}`
}

/** Returns an audience itself, or the beginning of a permission string. */
function classOf(permission: string): string {
  return audiences.some(audience => audience === permission) ? permission : permission.replace(/:.*/, '')
}
