import { ApiError } from '@board/client'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { canUploadAgain, problemOf } from '../../../api/uploads.ts'
import type { RecordFile } from '../../../fields/files.ts'

/**
 * A file that is being uploaded or has failed: `share` is the progress from 0 to 1, `error` the reason of the failure.
 */
export interface Sending {
  readonly file: File
  readonly share?: number
  readonly error?: string
  /** False if the file itself is wrong, so that another attempt would not help. */
  readonly canRetry?: boolean
}

let lastKey = 0

/**
 * Uploads files as soon as they are chosen. Each has a key until it is stored.
 * @param onStored called for each stored file
 */
export function useSending(onStored: (key: number, file: RecordFile) => void) {
  const translate = useTranslate()
  const [sendings, setSendings] = useState<ReadonlyMap<number, Sending>>(new Map())
  const stops = useRef(new Map<number, AbortController>())
  const put = (key: number, sending: Sending | undefined) =>
    setSendings(all => {
      const next = new Map(all)
      if (sending) next.set(key, sending)
      else next.delete(key)
      return next
    })

  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  async function send(key: number, file: File) {
    const stop = new AbortController()
    stops.current.set(key, stop)
    put(key, { file, share: 0 })
    try {
      const stored = await api.call('uploadAttachment', {
        body: { attachmentType: '1', file },
        signal: stop.signal,
        onProgress: ({ loaded, total }) => put(key, { file, share: total > 0 ? loaded / total : 0 })
      })
      put(key, undefined)
      const { aid, fileName, mime, bytes, url, thumbUrl } = stored
      onStored(key, { aid, fileName, mime, bytes, url, thumbUrl })
    } catch (failure) {
      if (stop.signal.aborted) return
      const message = failure instanceof ApiError && failure.message
      put(key, { file, error: message || translate('attachment.failed'), canRetry: canUploadAgain(failure) })
    }
  }

  return {
    sendings,
    /** @returns the key of a file that was begun */
    add(file: File): number {
      lastKey += 1
      const key = lastKey
      const problem = problemOf(file)
      if (problem) put(key, { file, error: translate(problem), canRetry: false })
      else void send(key, file)
      return key
    },
    retry(key: number) {
      const sending = sendings.get(key)
      if (sending) void send(key, sending.file)
    },
    /** Cancels an upload, or removes a failed one. */
    drop(key: number) {
      stops.current.get(key)?.abort()
      put(key, undefined)
    }
  }
}
