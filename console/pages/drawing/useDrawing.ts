import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '../../i18n/languages.ts'
import type { Drawing, Snapshot } from './bpmn/drawing.ts'

const never = () => () => {}

interface Opened {
  drawing: Drawing
  /** The parts of the document that could not be read. */
  unread: readonly string[]
}

/**
 * Opens an editor in a box of the page. The editor's code is fetched when it is first needed.
 * @param xml the document at the beginning
 * @param key the id of the process that runs, if the document has several
 * @param taskName the name of a new task, before its number
 */
export function useDrawing(xml: string, key: string | undefined, language: Language, taskName: string) {
  const box = useRef<HTMLDivElement>(null)
  // only the initial values are used, so that the drawing is not lost when one of them changes
  const first = useRef({ xml, key, language, taskName })
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    let drawing: Drawing | undefined
    let gone = false
    async function open() {
      const { openDrawing } = await import('./bpmn/drawing.ts')
      if (gone || !box.current) return
      drawing = openDrawing(box.current, first.current.language, first.current.taskName)
      const unread = await drawing.load(first.current.xml, first.current.key)
      if (!gone) setOpened({ drawing, unread })
    }
    open().catch(setFailure)
    return () => {
      gone = true
      drawing?.close()
      setOpened(undefined)
    }
  }, [])

  const drawing = opened?.drawing
  const snapshot: Snapshot | undefined = useSyncExternalStore(
    drawing?.subscribe ?? never,
    useCallback(() => drawing?.snapshot(), [drawing])
  )
  return {
    box,
    drawing,
    snapshot,
    failure,
    unread: opened?.unread ?? [],
    /** Shows another document. @throws the error of the editor if it cannot read the document */
    replace: async (next: string, nextKey?: string) => {
      if (!drawing) return
      const unread = await drawing.load(next, nextKey)
      setOpened({ drawing, unread })
    }
  }
}
