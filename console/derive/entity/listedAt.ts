import { useStore } from 'ra-core'
import { useEffect } from 'react'
import { listAddress } from './addresses.ts'

/**
 * Returns the address of the place in which the reader last saw records of an entity: its list, or the tab of the record
 * to which they belong. Forms and pages of its records lead back there.
 */
export function useListedAt(resource: string): string {
  const [address] = useStore(keyOf(resource), listAddress(resource))
  return address
}

/** Remembers the place in which records of an entity are listed now. */
export function useRememberListedAt(resource: string, address: string): void {
  const [, remember] = useStore(keyOf(resource), listAddress(resource))
  useEffect(() => remember(address), [remember, address])
}

const keyOf = (resource: string) => `${resource}.listedAt`
