import type { DataOf } from '@board/client'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/client.ts'

type Colleagues = DataOf<'notePresence'>

/** Milliseconds between two renewals; the server drops a reader after a minute without one. */
const pause = 20_000

/**
 * Tells the server that this message is open, and returns the colleagues who have it open, too. Without an answer it
 * returns none, because it is only a warning.
 * @param onWritten called if a colleague who wrote has stopped, so that the message may have changed
 */
export function usePresence(tid: number, isWriting: boolean, onWritten: () => void): Colleagues {
  const [colleagues, setColleagues] = useState<Colleagues>([])
  const written = useRef(onWritten)
  written.current = onWritten
  const wasWritten = useRef(false)
  useEffect(() => {
    let isOver = false
    const note = async () => {
      const doing = isWriting ? 'writing' : 'reading'
      const present = await api.call('notePresence', { body: { tid, doing } }).catch(() => undefined)
      if (!present || isOver) return
      setColleagues(present)
      const isWritten = present.some(({ writingSince }) => writingSince !== null)
      if (wasWritten.current && !isWritten) written.current()
      wasWritten.current = isWritten
    }
    void note()
    const timer = setInterval(() => void note(), pause)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [tid, isWriting])
  useEffect(
    () => () => {
      void api.call('notePresence', { body: { tid, doing: 'left' } }).catch(() => undefined)
    },
    [tid]
  )
  return colleagues
}
