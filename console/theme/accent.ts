import { localStore } from '@board/client/storage/storage'
import type { accentsOf } from '@board/schemas/facts/text/accent'
import { useSyncExternalStore } from 'react'

/** The accents of both schemes, derived from the colour of a site. */
export type Accents = NonNullable<ReturnType<typeof accentsOf>>

interface Kept {
  readonly colour: string
  readonly accents: Accents
}

const key = 'accent'
const listeners = new Set<() => void>()

/** The accent of the site as stored in this browser, so that the console starts with it at the next visit. */
let current = read()

function read(): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(localStore.getItem(key) ?? 'null')
    const { light, dark } = kept.accents
    const isWhole = [light.accent, light.soft, dark.accent, dark.soft].every(one =>
      /^#[0-9a-f]{6}$/.test(one)
    )
    return isWhole ? kept : undefined
  } catch {
    return undefined
  }
}

function write(kept: Kept | undefined): void {
  current = kept
  if (kept) localStore.setItem(key, JSON.stringify(kept))
  else localStore.removeItem(key)
  for (const listen of listeners) listen()
}

/** Sets the accent from the site's configuration: `#rrggbb`; empty for that of the product. */
export async function keepAccent(colour: string): Promise<void> {
  if (colour === (current?.colour ?? '')) return
  if (colour === '') return write(undefined)
  // few sites have an accent of their own
  const { accentsOf } = await import('@board/schemas/facts/text/accent')
  const accents = accentsOf(colour)
  write(accents && { colour, accents })
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Returns the accents of the site, if this browser knows them. */
export const useAccents = (): Accents | undefined => useSyncExternalStore(subscribe, () => current)?.accents
