import type { DataOf } from '@board/client'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/client.ts'
import { isGone } from '../../../api/failure.ts'

type Colleagues = DataOf<'notePresence'>['colleagues']

/** Milliseconds between two renewals; the server drops a reader after a minute without one. */
const pause = 20_000

/**
 * Tells the server that this message is open, and returns the colleagues who have it open, too. Without an answer it
 * returns none, because it is only a warning.
 * @param lastEvent the last event that the page shows
 * @param onNews called once for each later event, and once the message is gone, so that the message is fetched again
 */
export function usePresence(
  tid: number,
  isWriting: boolean,
  lastEvent: number,
  onNews: () => void
): Colleagues {
  const [colleagues, setColleagues] = useState<Colleagues>([])
  const news = useRef({ onNews, lastEvent, told: 0, isGone: false })
  news.current = { ...news.current, onNews, lastEvent }
  useEffect(() => {
    let isOver = false
    const note = async () => {
      const doing = isWriting ? 'writing' : 'reading'
      const present = await api.call('notePresence', { body: { tid, doing } }).catch((failure: unknown) => {
        if (isOver || !isGone(failure) || news.current.isGone) return undefined
        news.current.isGone = true
        news.current.onNews()
        return undefined
      })
      if (!present || isOver) return
      setColleagues(present.colleagues)
      // the last event may be one that this reader cannot see, so each is told once
      const { lastEvent: shown, told, onNews: tell } = news.current
      if (present.lastEvent <= Math.max(shown, told)) return
      news.current.told = present.lastEvent
      tell()
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
