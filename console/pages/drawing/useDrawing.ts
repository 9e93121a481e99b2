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
 * An editor in a box of the page. It is fetched when it is first needed.
 * @param xml the document that it begins with
 * @param key the process that runs, in a document with several
 */
export function useDrawing(xml: string, key: string | undefined, language: Language) {
  const box = useRef<HTMLDivElement>(null)
  // only what it begins with: the drawing is not thrown away where one of them changes
  const first = useRef({ xml, key, language })
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    let drawing: Drawing | undefined
    let gone = false
    async function open() {
      const { openDrawing } = await import('./bpmn/drawing.ts')
      if (gone || !box.current) return
      drawing = openDrawing(box.current, first.current.language)
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
    /** Shows another document. @throws what the editor says of one that it cannot read */
    replace: async (next: string, nextKey?: string) => {
      if (!drawing) return
      const unread = await drawing.load(next, nextKey)
      setOpened({ drawing, unread })
    }
  }
}
