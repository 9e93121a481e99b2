import { ApiError } from '../../client/error.ts'

/** The result of one of several concurrent calls. */
export interface Outcome<T = unknown> {
  /** `done`, or the code of the refusal. */
  code: string
  data?: T
}

/** Makes all calls at once and returns their results. @throws an error that is not a refusal of the product */
export async function atOnce<T>(...calls: readonly (() => Promise<T>)[]): Promise<Outcome<T>[]> {
  const settled = await Promise.allSettled(calls.map(call => call()))
  return settled.map(result => {
    if (result.status === 'fulfilled') return { code: 'done', data: result.value }
    if (result.reason instanceof ApiError) return { code: result.reason.code }
    throw result.reason
  })
}

export const codesOf = (outcomes: readonly Outcome[]): string[] => outcomes.map(({ code }) => code).sort()
