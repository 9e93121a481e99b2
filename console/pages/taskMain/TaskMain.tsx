import type { DataOf } from '@board/client'
import type { ActionId } from '@board/generated/actions'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../base/lazyPart.ts'
import { HeardActions } from '../../derive/dialog/ActionHost.tsx'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { useMe } from '../../session/useMe.ts'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { doneWords } from '../parts/doneWords.ts'
import { useFocusOnMessage } from '../parts/focus.ts'
import { isHandling } from '../parts/message/modes.ts'
import { RecordPage } from '../parts/RecordPage.tsx'
import { useCameFrom } from '../parts/useCameFrom.ts'
import { ActionPanel } from './ActionPanel.tsx'
import type { Done } from './DoneNotice.tsx'
import { MessageDesk } from './MessageDesk.tsx'
import { StandingAbove } from './StandingAbove.tsx'

type Message = DataOf<'getStaffMessage'>

/** Only a message that was opened from a notification needs it. */
const SeenNews = lazyPart(() => import('../parts/SeenNews.tsx'))

/** Few messages are merged, so the panel is fetched after the first view. */
const Merging = lazyPart(() => import('./desk/Merging.tsx'))

/** Few messages leave the group while somebody has them open. */
const Gone = lazyPart(() => import('./desk/Gone.tsx'))

/** Shows one message: its list, its history, and the present actions. */
export function TaskMain() {
  const translate = useTranslate()
  return (
    <RecordPage<Message>
      board="list-ans"
      id={useRecordId('messageId')}
      missing={translate('task.missing')}
      titleOf={message => message?.subject ?? translate('task.title')}
      gone={back => (
        <Suspense>
          <Gone back={back} />
        </Suspense>
      )}
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
  const edited = useRecordId('edit')
  const news = useRecordId('news')
  const from = useCameFrom()
  const [done, setDone] = useState<Done & { readonly tid: number }>()
  useFocusOnMessage(info && tid, params.has('act') || edited !== undefined)

  if (!info) return <Notice kind="loading" words={translate('ra.page.loading')} />
  const merging = (message.mergedInto || message.mergedHere.length > 0) && (
    <Suspense>
      <Merging message={message} onRefresh={onRefresh} />
    </Suspense>
  )
  const mark = (id: ActionId) => from?.mark(doneWords(translate, id))
  const showDone = (id: ActionId) => {
    if (!isHandling(id)) return
    mark(id)
    setDone({ id, tid, at: Math.floor(Date.now() / 1000) })
  }
  return (
    <HeardActions onDone={showDone} onFailed={() => setDone(undefined)}>
      <MessageDesk
        message={message}
        hasActsInPanel
        above={
          <>
            <StandingAbove message={message} />
            {merging}
            {news !== undefined && (
              <Suspense>
                <SeenNews id={news} />
              </Suspense>
            )}
          </>
        }
      >
        <ActionPanel
          key={tid}
          message={message}
          uid={info.uid}
          tpid={tpid}
          edited={edited}
          wanted={params.get('act') ?? undefined}
          onRefresh={onRefresh}
          done={done?.tid === tid ? done : undefined}
          onWritten={id => {
            mark(id)
            setDone(undefined)
          }}
          onFailed={() => setDone(undefined)}
        />
      </MessageDesk>
    </HeardActions>
  )
}
