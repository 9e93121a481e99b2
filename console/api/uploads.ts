import { ApiError } from '@board/client'
import { fileProblem } from '@board/schemas/facts/uploads'
import { useNotify, useTranslate } from 'ra-core'
import { useContext, useEffect, useRef, useState } from 'react'
import { api } from './client.ts'
import { isPassing } from './failure.ts'
import { KeptUploadsContext, type StoredUpload } from './keptUploads.ts'

/** One file that is being uploaded or is stored: `share` is 0 to 1 while it is sent, `aid` is set once it is stored. */
export interface Upload {
  key: number
  fileName: string
  aid?: number
  /** The time at which it was stored, in seconds. */
  at?: number
  thumbUrl?: string | undefined
  share?: number | undefined
  error?: string | undefined
  /** True if the file itself is wrong, so that another attempt would not help. */
  isWrong?: boolean
  /** The file of a failed upload, if another attempt may succeed. */
  file?: File | undefined
}

/** Returns the i18n key of a file's problem before it is sent; specification 5 has the texts. */
export function problemOf(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const problem = fileProblem(file)
  return problem && `attachment.${problem}`
}

/**
 * Tells whether another attempt with the same file may succeed: there was no answer, the connection broke, the session
 * had ended, or the server failed or was busy.
 */
export const canUploadAgain = (failure: unknown): boolean =>
  isPassing(failure) ||
  (failure instanceof ApiError && (failure.status === 401 || failure.code === 'ATT0005'))

let lastKey = 0

function withKey(upload: Omit<Upload, 'key'>): Upload {
  lastKey += 1
  return { ...upload, key: lastKey }
}

/** Returns the names of files that have to be chosen again if the page is loaded again now. */
export const lostNames = (uploads: readonly Upload[]): string[] =>
  uploads.flatMap(({ aid, isWrong, fileName }) => (aid === undefined && !isWrong ? [fileName] : []))

const storedOf = ({ aid, fileName, thumbUrl, at = 0 }: Upload): StoredUpload[] =>
  aid === undefined ? [] : [{ aid, fileName, thumbUrl, at }]

/**
 * Uploads files when they are chosen.
 * @param onChange called with the ids of the stored files whenever they change
 * @param lostBefore the names of files that were chosen before and not stored; absent: those of the surrounding draft
 */
export function useUploads(onChange: (aids: number[]) => void, lostBefore?: readonly string[]) {
  const translate = useTranslate()
  const notify = useNotify()
  const kept = useContext(KeptUploadsContext)
  const [uploads, setUploads] = useState<readonly Upload[]>(() => {
    const again = { error: translate('files.interrupted') }
    return [
      ...(kept?.initial ?? []),
      ...(lostBefore ?? kept?.lost ?? []).map(fileName => ({ fileName, ...again }))
    ].map(withKey)
  })
  const stops = useRef(new Map<number, AbortController>())
  const told = useRef('')
  const aids = uploads.flatMap(upload => upload.aid ?? [])
  const lost = lostNames(uploads).join('\n')
  const isSending = uploads.some(({ share }) => share !== undefined)

  useEffect(() => kept?.onSending(isSending), [kept, isSending])
  useEffect(() => kept?.onLost(lost === '' ? [] : lost.split('\n')), [kept, lost])
  useEffect(() => {
    if (aids.join() === told.current) return
    told.current = aids.join()
    onChange(aids)
    kept?.onChange(uploads.flatMap(storedOf))
  })
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  const change = (key: number, facts: Partial<Upload>) =>
    setUploads(list => list.map(upload => (upload.key === key ? { ...upload, ...facts } : upload)))

  async function add(file: File) {
    lastKey += 1
    const key = lastKey
    const problem = problemOf(file)
    const error = problem && translate(problem)
    const share = error ? undefined : 0
    setUploads(list => [...list, { key, fileName: file.name, error, isWrong: error !== undefined, share }])
    if (!problem) await send(key, file)
  }

  async function send(key: number, file: File) {
    const stop = new AbortController()
    stops.current.set(key, stop)
    try {
      const stored = await api.call('uploadAttachment', {
        body: { attachmentType: '1', file },
        signal: stop.signal,
        onProgress: ({ loaded, total }) => change(key, { share: total > 0 ? loaded / total : 0 })
      })
      const at = Math.floor(Date.now() / 1000)
      change(key, { aid: stored.aid, at, thumbUrl: stored.thumbUrl ?? undefined, share: undefined })
      notify('attachment.uploaded', { type: 'success', autoHideDuration: 500 })
    } catch (failure) {
      if (stop.signal.aborted) return
      const message = failure instanceof ApiError && failure.message
      const canRetry = canUploadAgain(failure)
      change(key, {
        share: undefined,
        error: message || translate('attachment.failed'),
        isWrong: !canRetry,
        file: canRetry ? file : undefined
      })
    }
  }

  /** Returns what uploads a failed file again; undefined if that would not help. */
  function retryOf({ key, file }: Upload) {
    if (!file) return undefined
    return () => {
      change(key, { share: 0, error: undefined, file: undefined })
      void send(key, file)
    }
  }

  function remove(key: number) {
    stops.current.get(key)?.abort()
    setUploads(list => list.filter(upload => upload.key !== key))
  }

  return { uploads, add, retryOf, remove }
}
