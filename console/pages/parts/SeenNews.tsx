import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { markNewsSeen } from '../../api/seenNews.ts'

/** Marks a notification as read once its page is shown. It shows nothing. Domain 6. */
export default function SeenNews({ id }: { id: number }) {
  const queries = useQueryClient()
  useEffect(() => {
    // after a failure it stays unread, and the next opening marks it
    markNewsSeen(queries, { lastId: id, alone: true }).catch(() => undefined)
  }, [id, queries])
  return null
}
