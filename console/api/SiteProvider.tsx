import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import type { ReactNode } from 'react'
import { takeEarly } from './early.ts'
import { fetchSite, SiteContext } from './site.ts'

/**
 * Milliseconds between two checks for a changed configuration, so that a new label is shown without reloading the page.
 */
const poll = 60_000

/** Fetches the site's configuration in the reader's language for everything inside. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['siteConfig', locale],
    queryFn: ({ signal }) => takeEarly('site', () => fetchSite(locale, signal)),
    staleTime: poll,
    refetchInterval: poll,
    placeholderData: previous => previous
  })
  return <SiteContext value={data}>{children}</SiteContext>
}
