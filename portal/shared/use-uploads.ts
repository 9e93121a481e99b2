import type { DataOf } from '@board/client'
import { useEffect, useRef, useState } from 'react'
import { isSessionError, wordsFor } from '../app/failure.ts'
import { useServices } from '../app/services.tsx'
import { useT } from '../lib/i18n.tsx'
import type { UploadItem } from '../ui/upload-list.tsx'
import { type FileKind, imagesAndVideos } from './upload-check.ts'

/** A file that the server has; what a draft keeps of it. */
export type SavedFile = Pick<DataOf<'uploadAttachment'>, 'aid' | 'fileName' | 'thumbUrl'>

interface Entry extends UploadItem {
  file?: File
  saved?: SavedFile
}

interface UploadOptions {
  /** The files that the server has already. */
  start?: readonly SavedFile[]
  /** How many may be attached; a single file takes the place of the one before it. */
  most: number
  kind?: FileKind
  /** Hears of the files that the server has, whenever they change. */
  onSaved?: (files: SavedFile[]) => void
  /** Uses a file as soon as the server has it; the file then leaves the list. */
  handIn?: (file: SavedFile) => Promise<void>
}

/** Files on their way to the server: progress, cancelling, removing and trying again. */
export function useUploads({ start = [], most, kind = imagesAndVideos, onSaved, handIn }: UploadOptions) {
  const t = useT()
  const { call } = useServices()
  const [entries, setEntries] = useState<readonly Entry[]>(() => start.map(toEntry))
  const [refusal, setRefusal] = useState('')
  const [said, setSaid] = useState('')
  const stops = useRef(new Map<string, AbortController>())
  const next = useRef(0)

  const tell = useRef(onSaved)
  tell.current = onSaved
  const savedKey = entries.map(entry => entry.saved?.aid ?? '').join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the saved files change, not their progress
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
        error: isSessionError(error) ? t('upload.failed') : wordsFor(error, t)
      })
    } finally {
      stops.current.delete(key)
    }
  }

  function add(files: readonly File[]): void {
    setRefusal('')
    const isReplacing = most === 1 && files.length === 1
    const room = isReplacing ? 1 : most - entries.length
    if (files.length > room) setRefusal(t('upload.tooMany'))
    for (const file of files.slice(0, Math.max(0, room))) {
      const wrong = kind.refusalOf(file)
      if (wrong) {
        setRefusal(t(wrong, { name: file.name }))
        continue
      }
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
    refusal,
    /** Tells which file was uploaded last, to be read out. */
    said,
    /** Whether something is still on its way. */
    busy: entries.some(entry => entry.progress !== undefined),
    aids: entries.flatMap(entry => entry.saved?.aid ?? []),
    add,
    /** Shows files again that the server has. */
    bringBack: (files: readonly SavedFile[]) => setEntries(files.map(toEntry)),
    remove,
    retry
  }
}

/** A form whose draft keeps the files that the server has. */
interface FormWithFiles {
  values: { files: readonly SavedFile[] }
  change: (part: { files: SavedFile[] }) => void
}

/**
 * Files of a form, which its draft keeps.
 * @param form its draft must be ready: the uploads begin with the files of it
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
