import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Id of the column that holds the message: the arrow keys scroll what has the focus. */
export const messageId = 'message'

export const focusMessage = (): void => document.getElementById(messageId)?.focus()

export const focusEditor = (): void => document.querySelector<HTMLElement>('aside textarea')?.focus()

/**
 * Whoever opens a message from elsewhere reads it first, or writes at once where they came for that. An address that
 * is opened by itself begins at the top of the page. Who has written reads on where the page says so.
 * @param tid the message, once it is shown
 */
export function useFocusOnMessage(tid: number | undefined, writes: boolean): void {
  const alone = useRef(useLocation().key === 'default')
  const last = useRef<number>(undefined)
  useEffect(() => {
    if (tid === undefined) return
    if (writes) focusEditor()
    else if (!alone.current && last.current !== tid) focusMessage()
    alone.current = false
    last.current = tid
  }, [tid, writes])
}

/** A record that waits for a decision is read first where its reader comes from another page, such as from the decision before. */
export function useReadFirst(): void {
  const { key } = useLocation()
  useEffect(() => {
    if (key !== 'default') focusMessage()
  }, [key])
}
