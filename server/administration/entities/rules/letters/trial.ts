import type { ErrorCode } from '@board/schemas/errors/catalogue'
import type { EntityRecord, FieldRule, Saving, Trying } from '../../rules.ts'
import { atField } from '../at-field.ts'

/** The field with which an administrator puts a configuration in use although its trial failed. */
export const useAnyway: Readonly<Record<'useAnyway', FieldRule>> = {
  useAnyway: { columns: [], write: () => ({}) }
}

/** Tells whether a write changes one of the fields. */
export const changesAny = (
  { before, values }: Pick<Trying, 'before' | 'values'>,
  fields: readonly string[]
): boolean =>
  fields.some(name => {
    const value = values[name]
    if (value === undefined) return false
    if (secrets.has(name)) return value !== ''
    return withoutSlash(value) !== withoutSlash(before?.[name] ?? '')
  })

/** The fields that nobody can read: an empty value leaves them as they are. */
const secrets: ReadonlySet<string> = new Set(['password', 'secretKey'])

/** Returns a value without the slash that addresses lose when they are saved. */
const withoutSlash = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\/$/, '') : value

/**
 * Tells whether a write puts a configuration in use, or changes the one in use in these fields.
 * @param fields those that decide whether it works
 */
export function isPutInUse({ before, values }: Pick<Trying, 'before' | 'values'>, fields: readonly string[]) {
  const after: EntityRecord = { ...before, ...values }
  if (after.status !== 1) return false
  return before?.status !== 1 || changesAny({ before, values }, fields)
}

/**
 * Refuses to put a configuration in use whose trial failed, unless the administrator wants it in spite of that.
 * @param code the refusal, whose parameters are those of the failed trial
 * @throws Refusal with the words of the trial, at the field `useAnyway`
 */
export function requireTrial({ tried, values, language }: Saving, code: ErrorCode): void {
  if (!tried || tried.passed || values.useAnyway === true) return
  throw atField(code, 'useAnyway', language, tried.words)
}

/**
 * Returns the values to write without `useAnyway`, and with the result of the trial. A change of one of the fields makes an
 * earlier result void.
 */
export function withTrial(
  { before, tried }: Saving,
  values: EntityRecord,
  fields: readonly string[]
): EntityRecord {
  const { useAnyway: _, ...rest } = values
  if (tried) return { ...rest, trialPassed: tried.passed }
  return before && changesAny({ before, values: rest }, fields) ? { ...rest, trialPassed: null } : rest
}
