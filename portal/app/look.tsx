import { createContext, useContext } from 'react'
import { languages } from '../lib/i18n.tsx'

/** How the reader wants pages to look; kept in cookies, so that the server already answers like that. */
export interface Look {
  large: boolean
  theme: 'system' | 'light' | 'dark'
}

const LookContext = createContext<Look>({ large: false, theme: 'system' })

export const LookProvider = LookContext.Provider

/** How the reader wants pages to look. */
export const useLook = (): Look => useContext(LookContext)

/** Reads the look from cookies. */
export function lookOf(cookies: Readonly<Record<string, string>>): Look {
  const theme = cookies.theme
  return { large: cookies.largeType === '1', theme: theme === 'light' || theme === 'dark' ? theme : 'system' }
}

/** A province of GB/T 2260. */
const provinceCode = /^[1-9]\d0000$/

/** Returns the province whose variant the reader has chosen; undefined for the whole country. */
export function provinceOf({ province = '' }: Readonly<Record<string, string>>): number | undefined {
  return provinceCode.test(province) ? Number(province) : undefined
}

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value)

const choices: Record<string, (value: string) => boolean> = {
  language: oneOf(languages),
  largeType: oneOf(['0', '1']),
  theme: oneOf(['system', 'light', 'dark']),
  // 0 leads back to the whole country
  province: value => value === '0' || provinceCode.test(value)
}

/**
 * The preferences that an address asks to change, and the address without them.
 * Undefined where it asks for none.
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
