import { useSyncExternalStore } from 'react'

const key = 'accent'
const listeners = new Set<() => void>()

/** The accent of the site as this browser has kept it, so that the console begins with it at the next visit. */
let current = read()

function read(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Takes the accent of the site's configuration: `#rrggbb`; empty for that of the product. */
export function keepAccent(accent: string): void {
  if (accent === current) return
  current = accent
  try {
    localStorage.setItem(key, accent)
  } catch {}
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Returns the accent of the site, as far as this browser knows it. */
export const useAccent = (): string => useSyncExternalStore(subscribe, () => current)
