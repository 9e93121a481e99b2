import type { BoardName } from '@board/schemas/boards/names'
import { CanAccess, type RaRecord, ShowBase, type ShowControllerResult, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { failureWords, isGone } from '../../api/failure.ts'
import { wholeRecord } from '../../api/types.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { MissingRecord } from '../../widgets/parts/notices/NotFound.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { useBack } from './useBack.ts'

interface PageProps<R> {
  /** The title of the page; the record is undefined until it is fetched. */
  titleOf: (record: R | undefined) => string
  /** Shows the record; `refresh` fetches it again, and returns it unless that fails. */
  children: (record: R, refresh: () => Promise<R | undefined>) => ReactNode
  /**
   * Shown in place of a record that the reader cannot see, also if it was shown before, with the link back; by default the
   * text of the server.
   */
  gone?: (back: ReactNode) => ReactNode
}

interface Props<R> extends PageProps<R> {
  /** The board whose `detail` fetches the record. */
  board: BoardName
  /** The id in the address; undefined if the address has none. */
  id: number | undefined
  /** The text for an id without a record; by default the kind is not named. */
  missing?: string
}

/** A failure is shown in place of the record, not in a notification. */
const queryOptions = { meta: wholeRecord, onError: () => {} }

/** Shows the page of one record of a board with react-admin's ShowBase, so that its fields find the record. */
export function RecordPage<R extends object>({ board, id, missing, ...page }: Props<R>) {
  if (id === undefined) return <MissingRecord words={missing} back={<BackToList board={board} />} />
  return (
    <ShowBase
      resource={board}
      id={id}
      queryOptions={queryOptions}
      disableAuthentication
      render={context => <Content<R> context={context} board={board} {...page} />}
    />
  )
}

function Content<R extends object>({
  context: { record, error, isPending, refetch },
  board,
  titleOf,
  children,
  gone
}: PageProps<R> & { context: ShowControllerResult<R & RaRecord>; board: BoardName }) {
  const translate = useTranslate()
  useTitle(titleOf(record))
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  const back = <BackToList board={board} />
  if (gone && isGone(error)) return gone(back)
  if (isGone(error)) return <MissingRecord words={failureWords(error, translate)} back={back} />
  if (!record)
    return (
      <Failed error={error} onRetry={() => void refetch()}>
        {back}
      </Failed>
    )
  return children(record, async () => {
    // after a failure the query still has the earlier record
    const { data, isError } = await refetch()
    return isError ? undefined : data
  })
}

/** Links to the list of a board if the reader may open it. */
export const BackToList = ({ board }: { board: BoardName }) => (
  <CanAccess resource={board} action="list" error={null}>
    <BackTo board={board} />
  </CanAccess>
)

/** Links back to the list from which the record was opened, or to the list of its board. */
function BackTo({ board }: { board: BoardName }) {
  const back = useBack(board)
  return (
    <ActionButton small to={back.to}>
      {back.words}
    </ActionButton>
  )
}
