import { type Language, languages } from '../lib/i18n.tsx'
import { type StateName, stateNames } from './row.ts'

/**
 * The settings of the gallery, as its address has them. The first three stand in its query. The others stand behind `#`, so that the page
 * stays loaded when they change.
 */
export interface Shown {
  readonly lang: Language
  readonly mode: 'light' | 'dark'
  readonly size: 'standard' | 'large'
  /** The group that is shown; absent: all. */
  readonly group: string | undefined
  /** The part that is shown alone, and the state that is shown without the page around it. */
  readonly part: string | undefined
  readonly state: StateName | undefined
}

export const modes = ['light', 'dark'] as const
export const typeSizes = ['standard', 'large'] as const

/** Reads the address of the gallery; unknown values are those of an ordinary reader. */
export function readAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): Shown {
  const query = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`)
  const oneOf = <T extends string>(name: string, values: readonly T[]) =>
    values.find(value => value === query.get(name))
  return {
    lang: oneOf('lang', languages) ?? 'zh-CN',
    mode: oneOf('mode', modes) ?? 'light',
    size: oneOf('size', typeSizes) ?? 'standard',
    group: query.get('group') ?? undefined,
    part: query.get('part') ?? undefined,
    state: oneOf('state', stateNames)
  }
}

/** Returns the address of the gallery after a change. */
export function addressWith(shown: Shown, change: Partial<Shown>): string {
  const { lang, mode, size, group, part, state } = { ...shown, ...change }
  const known = Object.entries({ group, part, state }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]]
  )
  return `?${new URLSearchParams({ lang, mode, size })}#${new URLSearchParams(known)}`
}
