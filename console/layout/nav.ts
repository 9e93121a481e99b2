import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import { api } from '../api/client.ts'
import { askEarly, takeEarly } from '../api/early.ts'
import { useMe } from '../session/useMe.ts'

/** The caller's menu from the server: of both faces, in the caller's language. */
export type Nav = DataOf<'sysMenuNav'>

/** Requests the menu while the browser still reads the page's scripts. */
export function preloadNav(): void {
  askEarly('menu', () => api.call('sysMenuNav'))
}

/**
 * Fetches the menu of the signed-in person. Its key begins like that of the entity, so that a change of a menu shows at
 * once.
 */
export function useNav() {
  const locale = useLocale()
  const { info } = useMe()
  const uid = info?.uid
  return useQuery({
    queryKey: ['menu', 'nav', uid, locale],
    queryFn: ({ signal }): Promise<Nav> => takeEarly('menu', () => api.call('sysMenuNav', { signal })),
    enabled: uid !== undefined,
    staleTime: 60_000,
    placeholderData: (previous, query) => (query?.queryKey[2] === uid ? previous : undefined)
  })
}
