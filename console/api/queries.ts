import { focusManager, MutationCache, QueryClient } from '@tanstack/react-query'
import type { I18nProvider } from 'ra-core'
import { isConflict } from './failure.ts'

/** Returns the resource of a mutation of react-admin's hooks; undefined for other mutations. */
function resourceOf(variables: unknown, mutationKey: readonly unknown[] = []): string | undefined {
  const named = typeof variables === 'object' && variables !== null && 'resource' in variables
  const resource = (named ? variables.resource : undefined) ?? mutationKey[0]
  return typeof resource === 'string' ? resource : undefined
}

/**
 * Creates the client that caches answers of the server. After react-admin has written a record, it updates the record and
 * the lists that it knows; this client fetches the rest of the resource again (names, levels of trees, counts, history).
 * After a conflict it removes a record that no page shows: react-admin has put the older version back, and would take it
 * for new as soon as a list with the record is fetched.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, refetchOnWindowFocus: true, retry: 1 },
      // without a network a write fails at once; a write that waits would be sent after the reader has given it up
      mutations: { networkMode: 'always' }
    },
    mutationCache: new MutationCache({
      // not in `onSuccess`, which runs before react-admin updates the lists and so marks them as up to date
      onSettled: (_data, failure, variables, _result, { options: { mutationKey } }) => {
        const resource = resourceOf(variables, mutationKey)
        if (resource === undefined) return
        if (!failure)
          void client.invalidateQueries({
            predicate: ({ queryKey: [name, method] }) => name === resource && method !== 'getOne'
          })
        if (isConflict(failure)) client.removeQueries({ queryKey: [resource, 'getOne'], type: 'inactive' })
      }
    })
  })
  return client
}

/**
 * Lets queries fetch again when the reader comes back to the page, unless another tab has signed in as somebody else: the
 * answers would be those of another account, and could replace a form with typed text.
 */
export function fetchAgainOnFocus(isOwn: () => Promise<boolean>): void {
  focusManager.setEventListener(onFocus => {
    const listen = () => void isOwn().then(it => it && onFocus())
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  })
}

/**
 * Returns a provider of translations that marks all cached answers as out of date when the language changes: they have
 * words of the earlier language. The pages are drawn anew then, and fetch them again.
 */
export const withFreshAnswers = (provider: I18nProvider, client: QueryClient): I18nProvider => ({
  ...provider,
  changeLocale: async locale => {
    await provider.changeLocale(locale)
    await client.invalidateQueries({ refetchType: 'none' })
  }
})
