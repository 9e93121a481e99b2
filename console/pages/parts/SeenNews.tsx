import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api/client.ts'

/** The queries that contain notifications or their number. */
const keys = ['notifications', 'messageCount', 'counts'] as const

/** Marks a notification as read once its page is shown. It shows nothing. Domain 6. */
export default function SeenNews({ id }: { id: number }) {
  const queries = useQueryClient()
  useEffect(() => {
    const mark = async () => {
      try {
        await api.call('markNotificationsSeen', { body: { lastId: id, alone: true } })
        await Promise.all(keys.map(key => queries.invalidateQueries({ queryKey: [key] })))
      } catch {
        // it stays unread, and the next opening marks it
      }
    }
    void mark()
  }, [id, queries])
  return null
}
