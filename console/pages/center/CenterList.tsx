import { List, ListItem } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { countWords } from '../../derive/list/counts.ts'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { Pager } from '../../widgets/parts/tables/Pager.tsx'
import { type ListProps, sizes } from './useCenter.ts'

interface Page<Item> {
  list: readonly Item[]
  total: number
}

interface Props<Item> extends ListProps<Page<Item>> {
  empty: string
  /** The content above the list. */
  tools?: ReactNode
  /** True if the surrounding part has an inner margin, with which the rows align. */
  isInset?: boolean
  isNew: (item: Item) => boolean
  children: (item: Item) => ReactNode
}

/** Shows a page of the message center's items, or why there is none; new ones are highlighted. */
export function CenterList<Item extends { id: number }>(props: Props<Item>) {
  const { query, place, onPlace, empty, tools, isInset = false, isNew, children } = props
  const translate = useTranslate()
  const rows = useRef<HTMLUListElement>(null)
  const { list = [], total = 0 } = query.data ?? {}
  const first = (place.page - 1) * place.rows + 1
  return (
    <>
      {tools}
      {query.isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {query.isError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && list.length === 0 && <Notice kind="empty" words={empty} />}
      <List ref={rows} disablePadding tabIndex={-1} data-rows>
        {list.map(item => (
          <ListItem
            key={item.id}
            divider
            disableGutters={isInset}
            sx={theme => ({
              gap: { xs: 1, sm: 3 },
              flexWrap: 'wrap',
              bgcolor: isNew(item) ? theme.tokens.accentSoft : 'transparent'
            })}
          >
            {children(item)}
          </ListItem>
        ))}
      </List>
      {total > 0 && (
        <Pager
          page={place.page}
          rows={place.rows}
          isInset={isInset}
          sizes={sizes}
          hasNext={place.page * place.rows < total}
          words={translate('board.total', {
            from: first,
            to: first + list.length - 1,
            total: countWords(total)
          })}
          onPage={page => {
            onPlace({ ...place, page })
            // the focus moves to the beginning of the new page
            rows.current?.focus()
          }}
          onRows={rows => onPlace({ page: 1, rows: sizes.find(one => one === rows) ?? 20 })}
        />
      )}
    </>
  )
}
