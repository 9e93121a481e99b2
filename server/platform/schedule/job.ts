import { type BeanParameter, beanParameters } from '@board/schemas/facts/bean-parameters'
import type { BeanName } from '@board/schemas/facts/beans'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { Words } from '@board/schemas/vocabulary/words'
import type { Deps } from '../deps/deps.ts'

/** The input of a run. */
export interface Work<Params> {
  readonly deps: Deps
  readonly params: Params
  /** The moment at which the run began. */
  readonly now: Date
  /**
   * Fires when the time limit is over, the server stops, or another process has taken the run over. The run must then
   * stop.
   */
  readonly signal: AbortSignal
}

/** A job that can be scheduled. A run may be interrupted and started again, so it must skip work that is done already. */
export interface Job {
  /** The schema of its parameters. */
  readonly params: JsonSchema
  /** The labels of its parameters. */
  readonly words?: Readonly<Record<string, Words>> | undefined
  /** The time limit of a run, in seconds. */
  readonly seconds: number
  /** Runs the job. @returns how many records it handled, when it counts them */
  run(work: Work<never>): Promise<number | undefined>
}

type ValueOf<P> = P extends { readonly type: 'integer' | 'number' }
  ? number
  : P extends { readonly type: 'array'; readonly items: infer Item }
    ? readonly ValueOf<Item>[]
    : P extends { readonly type: 'boolean' }
      ? boolean
      : string

/** The parameters of a job as its schema types them; each may be absent. */
type ParamsOf<S extends JsonSchema> = {
  readonly [Name in keyof S['properties']]?: ValueOf<S['properties'][Name]> | undefined
}

/** Declares a job. Its `run` gets the parameters as their schema types them. */
export function job<const S extends JsonSchema>(definition: {
  readonly params: S
  readonly words?: Readonly<Record<string, Words>>
  readonly seconds?: number
  run(work: Work<ParamsOf<S>>): Promise<number | undefined>
}): Job {
  return { seconds: 300, ...definition }
}

type Parameters<B extends BeanName> = (typeof beanParameters)[B]

/** Returns the parameters of a job as `schemas/facts/bean-parameters.ts` declares them. */
export function parametersOf<const B extends BeanName>(bean: B) {
  const parameters: Readonly<Record<string, BeanParameter>> = beanParameters[bean]
  const entries = Object.entries(parameters)
  const properties = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]))
  return {
    params: {
      type: 'object',
      additionalProperties: false,
      properties: properties as {
        readonly [Name in keyof Parameters<B>]: Parameters<B>[Name] extends { readonly schema: infer S }
          ? S
          : never
      }
    },
    words: Object.fromEntries(entries.map(([name, { words }]) => [name, words]))
  } as const
}

/** The schema of a job without parameters. */
export const noParams = { type: 'object', additionalProperties: false, properties: {} } as const
