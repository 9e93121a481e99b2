import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The id of the column with the message: the arrow keys scroll the focused element. */
export const messageId = 'message'

/** Moves the focus to the column with the message. */
export const focusMessage = (): void => document.getElementById(messageId)?.focus()

/** Moves the focus to the text of the editor. */
export const focusEditor = (): void => document.querySelector<HTMLElement>('aside textarea')?.focus()

/**
 * Moves the focus to the message when it is opened from another page, or to the editor if the reader came to write. An
 * address that is opened directly starts at the top of the page. After sending a text, the page itself moves the focus.
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

/** Moves the focus to a record that waits for a decision, if the reader comes from another page. */
export function useReadFirst(): void {
  const { key } = useLocation()
  useEffect(() => {
    if (key !== 'default') focusMessage()
  }, [key])
}
