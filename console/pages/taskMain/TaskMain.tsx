import type { DataOf } from '@board/client'
import { useTranslate } from 'ra-core'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMe } from '../../auth/useMe.ts'
import { Notice } from '../../widgets/parts/States.tsx'
import { RecordPage } from '../parts/RecordPage.tsx'
import { useRecordId } from '../parts/useRecordId.ts'
import { ActionPanel } from './ActionPanel.tsx'
import { useFocusOnMessage } from './focus.ts'
import { MessageDesk } from './MessageDesk.tsx'

type Message = DataOf<'getStaffMessage'>

/** Few messages are merged: the panel comes after the first view. */
const Merging = lazy(() => import('./desk/Merging.tsx'))

/** One message, handled: the list it came from, what was said and done, and what can be done now. */
export function TaskMain() {
  const translate = useTranslate()
  return (
    <RecordPage<Message>
      board="list-ans"
      id={useRecordId('messageId')}
      titleOf={message => message?.subject ?? translate('task.title')}
    >
      {(message, refresh) => <Opened message={message} onRefresh={refresh} />}
    </RecordPage>
  )
}

interface OpenedProps {
  message: Message
  onRefresh: () => Promise<Message | undefined>
}

function Opened({ message, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const { info } = useMe()
  const { tid } = message
  const tpid = useRecordId('tpid')
  useFocusOnMessage(info && tid, params.has('act'))

  if (!info) return <Notice kind="loading" words={translate('ra.page.loading')} />
  const merging = (message.mergedInto || message.mergedHere.length > 0) && (
    <Suspense>
      <Merging message={message} onRefresh={onRefresh} />
    </Suspense>
  )
  return (
    <MessageDesk message={message} above={merging}>
      <ActionPanel
        key={tid}
        message={message}
        uid={info.uid}
        tpid={tpid}
        wanted={params.get('act') ?? undefined}
        onRefresh={onRefresh}
      />
    </MessageDesk>
  )
}
