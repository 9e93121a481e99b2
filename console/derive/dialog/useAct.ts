import { useDataProvider } from 'ra-core'
import { useCallback } from 'react'
import type { ActParams, ConsoleDataProvider } from '../../api/types.ts'
import { isSignedIn } from '../../session/sessionCookies.ts'
import { useSend } from './useSend.ts'

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
  const { send, isPending, error, reset } = useSend({
    mutationFn: ({ resource = '', ...params }: Act) => dataProvider.act(resource, params)
  })
  const act = useCallback(
    async (params: Act) => {
      const sent = await send(params)
      return sent && isSignedIn() ? sent.data : undefined
    },
    [send]
  )
  return { act, isPending, error, reset }
}
