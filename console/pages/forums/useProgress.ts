import { useCanAccess, useGetList, useRecordContext, useTranslate } from 'ra-core'

/** Milliseconds between two looks at the progress. */
const pause = 2000

interface Handover {
  readonly id: number
  readonly state: 'moving' | 'waiting' | 'finished'
  readonly total: number
  readonly moved: number
  readonly waiting: number
}

/** Returns the last hand-over of the surrounding forum, if the reader may see it, and its progress in words. */
export function useProgress(): { words: string; handover: Handover | undefined } {
  const translate = useTranslate()
  const forum = useRecordContext()
  const { canAccess = false } = useCanAccess({ resource: 'forumHandover', action: 'list' })
  const { data } = useGetList<Handover>(
    'forumHandover',
    {
      filter: { forumId: [forum?.id] },
      sort: { field: 'startedAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 }
    },
    {
      enabled: canAccess && forum !== undefined,
      refetchInterval: ({ state }) => (state.data?.data[0]?.state === 'finished' ? false : pause),
      onError: () => undefined
    }
  )
  const handover = data?.[0]
  if (!handover) return { words: translate('records.handover.underWay'), handover }
  const [moved, total, waiting] = [handover.moved, handover.total, handover.waiting].map(count =>
    count.toLocaleString('en-US')
  )
  return { words: translate(`records.handover.${handover.state}`, { moved, total, waiting }), handover }
}
