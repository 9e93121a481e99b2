import type { Progress } from './upload.ts'

/** Returns a fetch that reports how much of the reply has arrived. The total is known only if the server sends it. */
export const countingFetch =
  (fetch: typeof globalThis.fetch = globalThis.fetch, onProgress: (progress: Progress) => void) =>
  async (request: Request): Promise<Response> => {
    const response = await fetch(request)
    if (!response.ok || !response.body) return response
    const total = Number(response.headers.get('content-length') ?? 0)
    let loaded = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, next) {
          loaded += chunk.length
          onProgress({ loaded, total })
          next.enqueue(chunk)
        }
      })
    )
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
