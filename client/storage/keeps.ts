import type { KeptStorage } from './storage.ts'

const probe = 'storage-probe'

/** Tells whether the browser keeps values beyond this page now; a full storage does not. */
export function keeps(storage: Pick<KeptStorage, 'setItem' | 'removeItem'>): boolean {
  const isKept = storage.setItem(probe, '1')
  storage.removeItem(probe)
  return isKept
}
