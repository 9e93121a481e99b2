import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import { api } from '../api/client.ts'
import { askEarly, takeEarly } from '../api/early.ts'
import { useMe } from '../auth/useMe.ts'

/** The caller's menu as the server gives it: of both faces, in their language. */
export type Nav = DataOf<'sysMenuNav'>

/** Asks for the menu while the page's scripts are still being read. */
export function preloadNav(): void {
  askEarly('menu', () => api.call('sysMenuNav'))
}

/** The menu of whoever is signed in. Its key begins like that of the entity, so that a change of a menu is seen at once. */
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
