import { useMutation } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { isSignedIn } from '../../auth/sessionCookies.ts'
import type { ActParams, ConsoleDataProvider } from '../../provider/types.ts'
import { useThrottle } from './throttle.ts'

interface Act extends ActParams {
  /** The resource whose record is acted on. */
  readonly resource?: string | undefined
}

/**
 * Sends actions as a mutation, at most one in a second. The result is undefined if the press was too early, or if the
 * session has ended meanwhile, which react-admin reports.
 */
export function useAct() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const throttle = useThrottle()
  return useMutation({
    // without a network an action must fail at once instead of waiting unnoticed
    networkMode: 'always',
    mutationFn: async ({ resource = '', ...params }: Act) => {
      const sent = await throttle(() => dataProvider.act(resource, params))
      return sent && isSignedIn() ? sent.data : undefined
    }
  })
}
