import { keeps } from '@board/client/storage/keeps'
import { localStore } from '@board/client/storage/storage'
import { useEffect, useRef, useState } from 'react'
import type { StoredUpload } from '../../api/keptUploads.ts'
import { readDraft, writeDraft } from './drafts.ts'

const seconds = () => Math.floor(Date.now() / 1000)
const noFiles: readonly StoredUpload[] = []
const noNames: readonly string[] = []
/** Milliseconds between the last change and saving the draft. */
const pause = 300

/** Reads the draft with which an editor starts; undefined if there is none. */
export function useRestored(key: string) {
  return useState(() => readDraft(localStore, key, seconds()))[0]
}

/** The end of a draft, after it was sent or discarded. */
export interface DraftEnd {
  isDone: () => boolean
  /** Removes the draft. It is not saved again. */
  forget: () => void
}

/** Returns the end of the draft of one form. The page around the form calls it when the action has succeeded. */
export function useDraftEnd(key: string): DraftEnd {
  const done = useRef(false)
  return {
    isDone: () => done.current,
    forget: () => {
      done.current = true
      writeDraft(localStore, key, '', seconds())
    }
  }
}

/** The fate of a draft. */
export interface Kept {
  /** When it was last saved, in seconds. */
  at: number | undefined
  /** True if the browser does not keep it: its storage is full or forbidden. */
  isRefused: boolean
}

const aidsOf = (files: readonly StoredUpload[]): string => files.map(({ aid }) => aid).join()

/** Tells whether the files of an editor differ from the initial ones. */
export const areOtherFiles = (
  files: readonly StoredUpload[],
  given: readonly StoredUpload[] = noFiles
): boolean => aidsOf(files) !== aidsOf(given)

/**
 * Saves the typed text and its files as a draft in this browser until they are sent.
 * @param text the text in the editor
 * @param given the editor's initial text: nothing is saved while text and files are unchanged
 * @param lost the names of chosen files that are not stored
 * @returns when the draft was last saved, in seconds; undefined if there is none. `isRefused`: the browser does not keep it
 */
export function useKeepDraft(
  key: string,
  text: string,
  given: string,
  end: DraftEnd,
  files: readonly StoredUpload[] = noFiles,
  givenFiles: readonly StoredUpload[] = noFiles,
  lost: readonly string[] = noNames
): Kept {
  const [keptAt, setKeptAt] = useState<number>()
  const [isRefused, setRefused] = useState(() => !keeps(localStore))
  const isWorth = text !== given || areOtherFiles(files, givenFiles) || lost.length > 0
  const keep = useRef(() => {})
  keep.current = () => {
    if (end.isDone()) return
    const [content, kept] = isWorth ? [text, files] : ['', noFiles]
    const isKept = writeDraft(localStore, key, content, seconds(), kept, lost)
    if (isWorth) setRefused(!isKept)
    setKeptAt(isWorth && isKept ? seconds() : undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the pause anew
  useEffect(() => {
    if (!isWorth && keptAt === undefined && !isRefused) return
    const timer = setTimeout(() => keep.current(), pause)
    return () => clearTimeout(timer)
  }, [text, files, lost])
  useEffect(() => {
    const now = () => keep.current()
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])
  return { at: keptAt, isRefused }
}
