import type { Client, ClientOptions } from '@board/client'
import { ApiError } from '@board/client/error'

type LateClient = Pick<Client, 'call' | 'address'> & {
  /** Loads the client before it is needed. A failure is reported by the call that needs it, not here. */
  warm: () => void
  /** Tells whether it is loaded already. */
  isReady: () => boolean
}

/**
 * Creates a client that loads with its first call. A page that the server has rendered makes no call before its reader
 * acts. `address` can be used after the first call.
 */
export function lateClient(options: ClientOptions): LateClient {
  let client: Client | undefined
  const ready = async (): Promise<Client> => {
    if (client) return client
    const { createClient } = await import('@board/client/client')
    client ??= createClient(options)
    return client
  }
  return {
    async call(id, ...input) {
      const { call } = await ready().catch(notReached)
      return call(id, ...input)
    },
    address(id, input) {
      if (!client) throw new Error(`the address of ${id} is asked for before any call`)
      return client.address(id, input)
    },
    warm: () => void ready().catch(() => undefined),
    isReady: () => client !== undefined
  }
}

/** Reports that the client cannot be loaded, in the same way as a server that cannot be reached. */
function notReached(cause: unknown): never {
  throw new ApiError({ code: 'NETWORK', status: 0, message: '', cause })
}
