import { countedFigures } from '@board/schemas/facts/formats'
import { writeAddress } from '../../derive/list/address.ts'
import type { Grouping } from './figures.ts'
import { endOf, type Period, type Unit } from './period.ts'
import type { Source } from './source.ts'
import type { Scope } from './useFigures.ts'

type Filter = Readonly<Record<string, unknown>>

/** The figures that count messages; rates and times do not. */
export const listedFigures = countedFigures
export type ListedFigure = (typeof countedFigures)[number]

/** The filters of the list behind a number. */
export interface Asked {
  readonly source: Source
  readonly by: Grouping
  readonly period: Period
  readonly unit: Unit
  readonly scope: Scope
  /** The id of the reader's own group: its line counts its own messages, without those of groups below it. */
  readonly own: number | undefined
}

/** Returns the address of the list of messages that a figure of a period and a scope counts. */
export function listedAt(
  { source, period, scope }: Pick<Asked, 'source' | 'period' | 'scope'>,
  figure: ListedFigure = 'messages',
  { board = source.list.board, more = {} }: { board?: string; more?: Filter } = {}
): string {
  const { groupId, fid, typeId, domainId } = scope
  const filter = {
    ...source.list.filter,
    ...period,
    ...(groupId !== undefined && { groupId }),
    ...(fid !== undefined && { fids: [fid] }),
    ...(typeId !== undefined && { typeIds: [typeId] }),
    ...(domainId !== undefined && { domainIds: [domainId] }),
    counted: figure,
    ...more
  }
  return `/${board}?${writeAddress({ filter })}`
}

/**
 * Returns the address of the list behind a figure of one line of a grouping; undefined if no list has exactly its
 * messages.
 */
export function lineListedAt(
  asked: Asked,
  id: number,
  figure: ListedFigure = 'messages'
): string | undefined {
  const { by, period, unit, scope, own } = asked
  const within = (part: Scope) => listedAt({ ...asked, scope: { ...scope, ...part } }, figure)
  switch (by) {
    case 'period':
      return listedAt(asked, figure, { more: { startTime: id, endTime: endOf(id, unit, period) } })
    case 'group':
      // a list of this group includes the groups below it, and this line does not
      if (id === scope.groupId) return undefined
      return id === own ? listedAt(asked, figure, { board: 'list-ans' }) : within({ groupId: id })
    case 'forum':
      return within({ fid: id })
    case 'type':
      return within({ typeId: id })
    case 'domain':
      return within({ domainId: id })
  }
}
