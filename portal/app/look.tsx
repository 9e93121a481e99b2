import { createContext, useContext } from 'react'
import { languages } from '../lib/i18n.tsx'

/** The preferences for the look of pages. They are kept in cookies, so that the server renders pages accordingly. */
export interface Look {
  large: boolean
  theme: 'system' | 'light' | 'dark'
}

const LookContext = createContext<Look>({ large: false, theme: 'system' })

export const LookProvider = LookContext.Provider

/** Returns the reader’s preferences for the look of pages. */
export const useLook = (): Look => useContext(LookContext)

/** Reads the look from cookies. */
export function lookOf(cookies: Readonly<Record<string, string>>): Look {
  const theme = cookies.theme
  return { large: cookies.largeType === '1', theme: theme === 'light' || theme === 'dark' ? theme : 'system' }
}

/** A province of GB/T 2260. */
const provinceCode = /^[1-9]\d0000$/

/** Returns the province that the reader has chosen; undefined for the whole country. */
export function provinceOf({ province = '' }: Readonly<Record<string, string>>): number | undefined {
  return provinceCode.test(province) ? Number(province) : undefined
}

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value)

const choices: Record<string, (value: string) => boolean> = {
  language: oneOf(languages),
  largeType: oneOf(['0', '1']),
  theme: oneOf(['system', 'light', 'dark']),
  // 0 selects the whole country again
  province: value => value === '0' || provinceCode.test(value)
}

/**
 * Reads the changes of preferences from an address, and returns the address without them.
 * @returns undefined if the address changes none
 */
export function changesIn(url: URL): { changes: [name: string, value: string][]; back: string } | undefined {
  const changes = Object.entries(choices).flatMap(([name, isChoice]): [string, string][] => {
    const value = url.searchParams.get(name)
    return value !== null && isChoice(value) ? [[name, value]] : []
  })
  if (changes.length === 0) return undefined
  const rest = new URL(url)
  for (const [name] of changes) rest.searchParams.delete(name)
  return { changes, back: rest.pathname.replace(/^\/+/, '/') + rest.search }
}
