import type { ActionId } from '@board/generated/actions'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useMe } from '../../auth/useMe.ts'
import { HeardActions } from '../../derive/dialog/ActionHost.tsx'
import { useTitle } from '../../layout/useTitle.ts'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { ActionPanel } from './ActionPanel.tsx'
import type { Done } from './DoneNotice.tsx'
import { doneWords } from './doneWords.ts'
import { useFocusOnMessage } from './focus.ts'
import { MessageDesk } from './MessageDesk.tsx'
import { isHandling } from './modes.ts'
import { useCameFrom } from './useCameFrom.ts'

const numberIn = (params: URLSearchParams, name: string) => {
  const value = Number(params.get(name))
  return Number.isInteger(value) && value > 0 ? value : undefined
}

/** Few messages are merged: the panel comes after the first view. */
const Merging = lazy(() => import('./desk/Merging.tsx'))

/** One message, handled: the list it came from, what was said and done, and what can be done now. */
export function TaskMain() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const { info } = useMe()
  const tid = numberIn(params, 'messageId')
  const tpid = numberIn(params, 'tpid')
  const edited = numberIn(params, 'edit')
  const query = useQuery({
    queryKey: ['message', tid],
    queryFn: ({ signal }) => api.call('getStaffMessage', { body: { tid: tid ?? 0 }, signal }),
    enabled: tid !== undefined,
    retry: false
  })
  const from = useCameFrom()
  const [done, setDone] = useState<Done & { readonly tid: number }>()
  useTitle(query.data?.subject ?? translate('task.title'))
  useFocusOnMessage(info && query.data?.tid, params.has('act') || edited !== undefined)

  if (tid === undefined) return <NotFound />
  if (query.isPending || !info) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  const message = query.data
  const refresh = async () => (await query.refetch()).data
  const merging = (message.mergedInto || message.mergedHere.length > 0) && (
    <Suspense>
      <Merging message={message} onRefresh={refresh} />
    </Suspense>
  )
  const mark = (id: ActionId) => from?.mark(doneWords(translate, id))
  const showDone = (id: ActionId) => {
    if (!isHandling(id)) return
    mark(id)
    setDone({ id, tid, at: Math.floor(Date.now() / 1000) })
  }
  return (
    <HeardActions onDone={showDone}>
      <MessageDesk message={message} above={merging}>
        <ActionPanel
          key={tid}
          message={message}
          uid={info.uid}
          tpid={tpid}
          edited={edited}
          wanted={params.get('act') ?? undefined}
          onRefresh={refresh}
          done={done?.tid === tid ? done : undefined}
          onWritten={id => {
            mark(id)
            setDone(undefined)
          }}
        />
      </MessageDesk>
    </HeardActions>
  )
}
