import { type BeanParameter, beanParameters } from '@board/schemas/bean-parameters'
import type { BeanName } from '@board/schemas/beans'
import type { JsonSchema } from '@board/schemas/vocabulary'
import type { Words } from '@board/schemas/words'
import type { Deps } from '../deps.ts'

/** What a run is given. */
export interface Work<Params> {
  readonly deps: Deps
  readonly params: Params
  /** When it began. */
  readonly now: Date
  /** Fires when its time is over, when the server ends, or when another process has taken the run over: go no further. */
  readonly signal: AbortSignal
}

/** Something that can be scheduled. A run may be cut off and begin anew, so what is done already is passed over. */
export interface Job {
  /** What its parameters may be. */
  readonly params: JsonSchema
  /** What its parameters are called. */
  readonly words?: Readonly<Record<string, Words>> | undefined
  /** Seconds after which a run is given up. */
  readonly seconds: number
  /** @returns how many things it dealt with, where it counts them */
  run(work: Work<never>): Promise<number | undefined>
}

type ValueOf<P> = P extends { readonly type: 'integer' | 'number' }
  ? number
  : P extends { readonly type: 'array'; readonly items: infer Item }
    ? readonly ValueOf<Item>[]
    : P extends { readonly type: 'boolean' }
      ? boolean
      : string

/** What a job is given by a schema of its parameters, each of which may be absent. */
type ParamsOf<S extends JsonSchema> = {
  readonly [Name in keyof S['properties']]?: ValueOf<S['properties'][Name]> | undefined
}

/** Declares a job, whose `run` gets its parameters as their schema types them. */
export function job<const S extends JsonSchema>(definition: {
  readonly params: S
  readonly words?: Readonly<Record<string, Words>>
  readonly seconds?: number
  run(work: Work<ParamsOf<S>>): Promise<number | undefined>
}): Job {
  return { seconds: 300, ...definition }
}

type Parameters<B extends BeanName> = (typeof beanParameters)[B]

/** The parameters of a job as `schemas/bean-parameters.ts` declares them. */
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

/** Of a job without parameters. */
export const noParams = { type: 'object', additionalProperties: false, properties: {} } as const
