import type { Progress } from './upload.ts'

/** The used part of XMLHttpRequest. It is declared here because the client is also type-checked without the DOM types. */
type Xhr = {
  status: number
  response: Blob
  responseType: string
  upload: { onprogress: ((event: Progress) => void) | null }
  onload: (() => void) | null
  onerror: (() => void) | null
  onabort: (() => void) | null
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getAllResponseHeaders(): string
  send(body: FormData): void
  abort(): void
}

/**
 * Returns a `fetch` that reports how much is sent, for which it needs XMLHttpRequest; undefined if there is none. It
 * throws a TypeError if the server is not reached, as fetch does.
 */
export function fetchWithProgress(
  form: FormData,
  onProgress: (progress: Progress) => void
): typeof fetch | undefined {
  const { XMLHttpRequest } = globalThis as unknown as { XMLHttpRequest?: new () => Xhr }
  if (!XMLHttpRequest) return undefined
  return input =>
    new Promise((resolve, reject) => {
      const request = input as Request
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      xhr.responseType = 'blob'
      // The boundary in Request's own content-type is not the one that XMLHttpRequest will write.
      for (const [name, value] of request.headers) {
        if (name !== 'content-type') xhr.setRequestHeader(name, value)
      }
      xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total })
      xhr.onload = () => resolve(new Response(xhr.response, { status: xhr.status, headers: headersOf(xhr) }))
      xhr.onerror = () => reject(new TypeError('Network request failed'))
      xhr.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
      request.signal.addEventListener('abort', () => xhr.abort())
      xhr.send(form)
    })
}

function headersOf(xhr: Xhr): [string, string][] {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/)
  return lines.filter(Boolean).map(line => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
}
