import {
  firstVisitWait,
  maxVisits,
  noteVisit,
  sendLastVisits,
  type Track,
  type Visit
} from '@board/client/visits'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { currentSender } from '../../api/shownAccount.ts'
import { boardNamed } from '../../base/boards.ts'
import { useMe } from '../../session/useMe.ts'
import { pagesOnFace } from '../pageTable.ts'

/** The tab of all pages of the console in visits. */
const tab = 'message_handling'
/** The number of task boards in visits; each has its channel. */
const boardPage = 61
/** The channels to which specification 9 gives another name than the board's. */
const channels: Readonly<Record<string, string>> = { toBeExamine: 'to_recheck' }

/** Returns a name in the form of channels: toBeReply is to_reply. */
const channelOf = (board: string): string =>
  channels[board] ??
  board
    .replace(/^toBe/, 'to')
    .replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
    .replaceAll('-', '_')

/** Returns the name of a page in visits; undefined if its visits are not counted. */
export function trackOf(pathname: string): Track | undefined {
  const board = boardNamed(pathname.slice(1))
  if (board) return { page: boardPage, tab, channel: channelOf(board.name) }
  const number = pagesOnFace('g').find(({ path }) => path === pathname)?.visit
  return number === undefined ? undefined : { page: number, tab }
}

/** Counts the visits of pages, as the portal does. They are sent in batches when the browser is idle, and when the page goes. */
export function useVisits(): void {
  const { pathname, search } = useLocation()
  const { info } = useMe()
  // other filters of a list are the same page
  const message = new URLSearchParams(search).get('messageId')
  const queue = useRef<Visit[]>([])
  const isFirst = useRef(true)
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') sendLastVisits(queue.current, 'pc', currentSender())
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])
  useEffect(() => {
    const track = trackOf(pathname)
    if (!info || !track) return
    const { uid, organization, userType } = info
    const send = () => {
      const events = queue.current.splice(0, maxVisits)
      // a lost visit needs no message to the reader
      if (events.length > 0)
        api.call('addTrack', { query: { platform: 'pc' }, body: { events } }).catch(() => undefined)
    }
    const note = () => {
      const query = new URLSearchParams(message === null ? {} : { messageId: message })
      queue.current.push(noteVisit({ track, query, user: { uid, organization, userType } }, Date.now()))
      ;(globalThis.requestIdleCallback ?? setTimeout)(send)
    }
    const timer = setTimeout(note, isFirst.current ? firstVisitWait : 0)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [pathname, message, info])
}
