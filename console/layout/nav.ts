import type { DataOf } from '@board/client'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import { api } from '../api/client.ts'
import { readCookie } from '../api/cookies.ts'
import { useMe } from '../auth/useMe.ts'
import { currentLanguage } from '../i18n/provider.ts'

/** The caller's menu as the server gives it: of both faces, in their language. */
export type Nav = DataOf<'sysMenuNav'>

let begun: { token: string; language: string; answer: Promise<Nav> } | undefined

/** Asks for the menu while the page's script is still being read, beside who is signed in. */
export function preloadNav(): void {
  const token = readCookie('token')
  if (!token) return
  const answer = api.call('sysMenuNav')
  answer.catch(() => undefined)
  begun = { token, language: currentLanguage(), answer }
}

async function fetchNav(language: string, signal: AbortSignal): Promise<Nav> {
  const early = begun
  begun = undefined
  const isOurs = early?.language === language && early.token === readCookie('token')
  return early && isOurs ? early.answer : api.call('sysMenuNav', { signal })
}

/** The menu of whoever is signed in. Its key begins like that of the entity, so that a change of a menu is seen at once. */
export function useNav() {
  const locale = useLocale()
  const { info } = useMe()
  const uid = info?.uid
  return useQuery({
    queryKey: ['menu', 'nav', uid, locale],
    queryFn: ({ signal }) => fetchNav(locale, signal),
    enabled: uid !== undefined,
    staleTime: 60_000,
    placeholderData: (previous, query) => (query?.queryKey[2] === uid ? previous : undefined)
  })
}
