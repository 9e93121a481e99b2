import { useStore } from 'ra-core'
import { useCallback, useEffect } from 'react'
import { listAddress } from '../../base/entityAddresses.ts'
import type { Values } from '../../base/values.ts'

/** The record in whose tab records of another entity are listed, and their field that names it. */
export interface Owner {
  readonly by: string
  readonly id: number
}

/** A place in which records of an entity are listed: the entity's own list, or the tab of an owner. */
interface ListPlace {
  readonly address: string
  readonly owner?: Owner
}

/**
 * Returns a function that finds the address of the place in which the reader last saw records of an entity. Forms and
 * pages of a record lead back there. A tab counts only for records of its owner; other records lead to the entity's list.
 */
export function useListPlace(resource: string): (record: Values | undefined) => string {
  const [place] = useStore<ListPlace>(keyOf(resource), { address: listAddress(resource) })
  return useCallback(
    record => {
      const { address, owner } = place
      return owner && record?.[owner.by] !== owner.id ? listAddress(resource) : address
    },
    [resource, place]
  )
}

/** Remembers the place in which records of an entity are listed now. */
export function useRememberListPlace(resource: string, address: string, owner?: Owner): void {
  const [, remember] = useStore<ListPlace>(keyOf(resource), { address: listAddress(resource) })
  const { by, id } = owner ?? {}
  useEffect(
    () => remember(by === undefined || id === undefined ? { address } : { address, owner: { by, id } }),
    [remember, address, by, id]
  )
}

/** Returns the resource whose pages contain an address. */
export const resourceAt = (address: string): string => address.split('/')[1] ?? ''

const keyOf = (resource: string) => `${resource}.listPlace`
