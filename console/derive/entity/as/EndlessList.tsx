import {
  InfiniteListBase,
  type SortPayload,
  useInfinitePaginationContext,
  useListContext,
  useTranslate
} from 'ra-core'
import type { ReactNode } from 'react'
import { ActionButton, Failed, Notice } from '../../../widgets/registry.tsx'

interface BaseProps {
  resource: string
  filter: Readonly<Record<string, unknown>>
  sort: SortPayload
  children: ReactNode
}

const perPage = 20

/** Query options without a report of failures, because the list itself shows them. */
const options = { onError: () => undefined, retry: false }

/** Loads some records of a list with a filter of its own, by react-admin's InfiniteListBase. */
export function EndlessList({ resource, filter, sort, children }: BaseProps) {
  return (
    <InfiniteListBase
      resource={resource}
      filter={filter}
      sort={sort}
      perPage={perPage}
      queryOptions={options}
      exporter={false}
      storeKey={false}
      disableSyncWithLocation
      disableAuthentication
    >
      {children}
    </InfiniteListBase>
  )
}

interface Props {
  /** The name of the list, for the button that shows further records. */
  name: string
  children: ReactNode
}

/** Shows the records of an EndlessList and the button for further ones, or the reason why there are none. */
export function EndlessContent({ name, children }: Props) {
  const translate = useTranslate()
  const { error, isPending, refetch } = useListContext()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext()
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  return (
    <>
      {children}
      {hasNextPage && (
        <ActionButton
          small
          tone="quiet"
          busy={isFetchingNextPage}
          label={translate('entity.kanban.moreOf', { value: name })}
          onClick={() => void fetchNextPage()}
        >
          {translate('entity.kanban.more')}
        </ActionButton>
      )}
    </>
  )
}
