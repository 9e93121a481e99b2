import { allowedActions, flag, id, text, words } from '../facts/formats.ts'
import { queryPattern } from '../facts/own-path.ts'
import { listOf, shape } from '../vocabulary/shape.ts'

/** The maximum lengths of a shared query's name, and of the state of its list. */
const maxLengths = { name: 30, search: 4000 } as const

export const SharedQuery = shape('A saved query of a list that several people see.', {
  id: id('Number.'),
  version: id('Number of its version.'),
  list: text('The board or the entity whose records it finds.', 50, 1),
  name: text('What it is called.', maxLengths.name, 1),
  search: text('The state of the list, as its address has it.', maxLengths.search),
  sharedWith: words('The role or the institution that sees it.'),
  ownerName: words('Who shares it.'),
  isOwn: flag('Whether the reader shares it.'),
  allowedActions
})

export const QueryToShare = shape('A saved query of a list, to be shared.', {
  list: { ...text('The board or the entity.', 50, 1), pattern: '^[A-Za-z-]+$' },
  name: { ...text('What it is called.', maxLengths.name, 1), pattern: '\\S' },
  search: {
    ...text('The state of the list, as the query of its address has it.', maxLengths.search),
    pattern: queryPattern
  }
})

export const QueryRole = shape('A role with which the reader may share queries.', {
  id: id('Number.'),
  name: words('What it is called.')
})

export const SharedQueries = shape('The queries that the reader sees, and with whom the reader may share.', {
  queries: listOf('SharedQuery'),
  roles: listOf('QueryRole'),
  withGroup: flag('Whether the reader may share with the own institution.')
})
