import { writeAddress } from '../../derive/list/address.ts'
import type { Grouping } from '../figures/figures.ts'
import { endOf, type Period, type Unit } from './period.ts'
import type { Scope } from './useFigures.ts'

type Filter = Readonly<Record<string, unknown>>

/**
 * Returns the address of the list of messages that the figures of a period and a scope count.
 * @param board the list: of all messages, or of the reader's own forums
 */
export function listedAt(
  period: Period,
  { groupId, fid, typeId, domainId }: Scope,
  { board = 'allMessage', more = {} }: { board?: 'allMessage' | 'list-ans'; more?: Filter } = {}
): string {
  const filter = {
    display: 8,
    timeType: 1,
    ...period,
    ...(groupId !== undefined && { groupId }),
    ...(fid !== undefined && { fids: [fid] }),
    ...(typeId !== undefined && { typeIds: [typeId] }),
    ...(domainId !== undefined && { domainIds: [domainId] }),
    ...more
  }
  return `/${board}?${writeAddress({ filter })}`
}

interface Asked {
  readonly by: Grouping
  readonly period: Period
  readonly unit: Unit
  readonly scope: Scope
  /** The reader's own group: its line counts its own messages, without those of groups below it. */
  readonly own: number | undefined
}

/** Returns the address of the list behind one line of a grouping; undefined if no list has just its messages. */
export function lineListedAt({ by, period, unit, scope, own }: Asked, id: number): string | undefined {
  switch (by) {
    case 'period':
      return listedAt(period, scope, { more: { startTime: id, endTime: endOf(id, unit, period) } })
    case 'group':
      if (scope.groupId !== undefined) return undefined
      if (id !== own) return listedAt(period, { ...scope, groupId: id })
      return listedAt(period, scope, { board: 'list-ans' })
    case 'forum':
      return listedAt(period, { ...scope, fid: id })
    case 'type':
      return listedAt(period, { ...scope, typeId: id })
    case 'domain':
      return listedAt(period, { ...scope, domainId: id })
  }
}
