import type { Client, ClientOptions } from '@board/client'
import { ApiError } from '@board/client/error'

type LateClient = Pick<Client, 'call' | 'address'> & {
  /** Loads the client before it is needed. A failure shows in the call that needs it, not here. */
  warm: () => void
  /** Whether it is loaded already. */
  isReady: () => boolean
}

/**
 * The client, loaded with its first call: a page that the server has rendered makes none before its reader acts.
 * `address` is known from the first call on.
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

/** A client that cannot be loaded is a server that is not reached. */
function notReached(cause: unknown): never {
  throw new ApiError({ code: 'NETWORK', status: 0, message: '', cause })
}
