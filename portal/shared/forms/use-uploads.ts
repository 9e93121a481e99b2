import type { DataOf } from '@board/client'
import { ApiError } from '@board/client/error'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { isPassing, isSessionError, wordsFor } from '../../services/failure.ts'
import { useServices } from '../../services/services.tsx'
import type { UploadItem } from '../../ui/forms/upload-list.tsx'
import { type FileKind, imagesAndVideos } from './upload-check.ts'

/** An uploaded file, with the data that a draft keeps. */
export type SavedFile = Pick<DataOf<'uploadAttachment'>, 'aid' | 'fileName' | 'thumbUrl'>

interface Entry extends UploadItem {
  file?: File
  saved?: SavedFile
}

interface UploadOptions {
  /** Files that are already uploaded. */
  start?: readonly SavedFile[]
  /** The largest number of files. If it is one, a new file replaces the earlier one. */
  most: number
  kind?: FileKind
  /** Called with all uploaded files whenever they change. */
  onSaved?: (files: SavedFile[]) => void
  /** Uses a file as soon as it is uploaded. It then leaves the list. */
  handIn?: (file: SavedFile) => Promise<void>
}

/** Tells whether the server found something else than a picture in a file whose ending was accepted before it was sent. */
const isNoPicture = (error: unknown): boolean => error instanceof ApiError && error.code === 'ATT0001'

/** Uploads files. It reports their progress, and can cancel, remove and retry them. */
export function useUploads({ start = [], most, kind = imagesAndVideos, onSaved, handIn }: UploadOptions) {
  const t = useT()
  const { call } = useServices()
  const [entries, setEntries] = useState<readonly Entry[]>(() => start.map(toEntry))
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const stops = useRef(new Map<string, AbortController>())
  const next = useRef(0)

  const tell = useRef(onSaved)
  tell.current = onSaved
  const savedKey = entries.map(entry => entry.saved?.aid ?? '').join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: called when the uploaded files change, not their progress
  useEffect(() => tell.current?.(entries.flatMap(entry => entry.saved ?? [])), [savedKey])
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  const change = (key: string, part: Partial<Entry>) =>
    setEntries(now => now.map(entry => (entry.key === key ? { ...entry, ...part } : entry)))

  async function send(key: string, file: File): Promise<void> {
    const stop = new AbortController()
    stops.current.set(key, stop)
    change(key, { progress: 0, error: undefined })
    try {
      const saved = await call('uploadAttachment', {
        body: { file, attachmentType: '1' },
        signal: stop.signal,
        onProgress: ({ loaded, total }) => change(key, { progress: total > 0 ? loaded / total : 0 })
      })
      if (handIn) {
        await handIn(saved)
        remove(key)
      } else change(key, { saved, thumb: saved.thumbUrl, progress: undefined, isDone: true })
      setSaid(t('upload.doneFile', { name: saved.fileName }))
    } catch (error) {
      if (stop.signal.aborted) return
      change(key, {
        progress: undefined,
        error: isSessionError(error)
          ? t('upload.failed')
          : isNoPicture(error)
            ? t('upload.notPicture')
            : wordsFor(error, t),
        canRetry: isPassing(error)
      })
    } finally {
      stops.current.delete(key)
    }
  }

  function add(files: readonly File[]): void {
    const isReplacing = most === 1 && files.length === 1
    const room = isReplacing ? 1 : most - entries.length
    const taken = files.slice(0, Math.max(0, room))
    const wrong = taken.flatMap(file => {
      const refusal = kind.refusalOf(file)
      return refusal ? [t(refusal, { name: file.name })] : []
    })
    setRefusals([...(files.length > room ? [t('upload.tooMany')] : []), ...wrong])
    for (const file of taken.filter(one => !kind.refusalOf(one))) {
      if (isReplacing) for (const entry of entries) remove(entry.key)
      next.current += 1
      const key = `file-${next.current}`
      const thumb = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined
      setEntries(now => [...now, { key, name: file.name, thumb, progress: 0, file }])
      send(key, file)
    }
  }

  function remove(key: string): void {
    stops.current.get(key)?.abort()
    setEntries(now => now.filter(entry => entry.key !== key))
  }

  function retry(key: string): void {
    const file = entries.find(entry => entry.key === key)?.file
    if (file) send(key, file)
  }

  return {
    items: entries,
    most,
    accept: kind.accept,
    /** Why the files that were chosen last are not uploaded: a text for each. */
    refusals,
    /** The text for screen readers about the last uploaded file. */
    said,
    /** True while a file is being uploaded. */
    busy: entries.some(entry => entry.progress !== undefined),
    aids: entries.flatMap(entry => entry.saved?.aid ?? []),
    /** The keys of the files that could not be uploaded. */
    failed: entries.filter(entry => entry.error !== undefined).map(entry => entry.key),
    /** The keys of those that another attempt may bring. */
    passing: entries.filter(entry => entry.error !== undefined && entry.canRetry).map(entry => entry.key),
    add,
    /** Shows the given uploaded files instead of the present ones. */
    bringBack: (files: readonly SavedFile[]) => setEntries(files.map(toEntry)),
    remove,
    retry
  }
}

/** A form whose draft keeps the uploaded files. */
interface FormWithFiles {
  values: { files: readonly SavedFile[] }
  change: (part: { files: SavedFile[] }) => void
}

/**
 * Uploads the files of a form. Its draft keeps them.
 * @param form its draft must be ready, because the uploads begin with its files
 */
export function useKeptUploads({ values, change }: FormWithFiles, most: number) {
  const kept = values.files
  return useUploads({
    start: kept,
    most,
    onSaved: files => {
      if (files.length === kept.length && files.every((file, at) => file.aid === kept[at]?.aid)) return
      change({ files: files.map(({ aid, fileName, thumbUrl }) => ({ aid, fileName, thumbUrl })) })
    }
  })
}

function toEntry(saved: SavedFile): Entry {
  return { key: `aid-${saved.aid}`, name: saved.fileName, thumb: saved.thumbUrl, saved }
}
