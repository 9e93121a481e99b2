import { parametersOfBean } from '@board/schemas/facts/bean-parameters'
import { check, type Finding } from '../../fields/check.ts'

export type Parameters = Readonly<Record<string, unknown>>

/** Reads the parameters of a job from their text, without those that the job does not have. */
export function parametersIn(bean: unknown, text: unknown): Parameters {
  const known = parametersOfBean(bean)
  return Object.fromEntries(Object.entries(parsed(text)).filter(([name]) => Object.hasOwn(known, name)))
}

/** Returns the first broken rule of each parameter of a job that has one, by the name of the parameter. */
export function findingsOf(bean: unknown, values: Parameters): ReadonlyMap<string, Finding> {
  const found = Object.entries(parametersOfBean(bean)).flatMap(([name, { schema }]) => {
    const value = values[name]
    const [finding] = value === undefined ? [] : check(schema, value)
    return finding ? [[name, finding] as const] : []
  })
  return new Map(found)
}

/** Tells whether a text contains anything but an empty object. */
export const isWritten = (text: unknown): text is string =>
  typeof text === 'string' && !['', '{}'].includes(text.replace(/\s/g, ''))

/** Writes parameters as their text, without empty ones. */
export const parametersText = (values: Parameters): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))
  )

/** Converts the typed values to numbers. Other texts stay, so that the server refuses them by name. */
export function numbersOf(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  const typed = value.flatMap(one => String(one).split(/[,，、\s]+/)).filter(Boolean)
  return typed.map(one => (/^-?\d{1,9}$/.test(one) ? Number(one) : one))
}

function parsed(text: unknown): object {
  try {
    const value: unknown = JSON.parse(String(text ?? '{}') || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}
