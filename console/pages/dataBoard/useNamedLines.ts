import { useLabels } from '../../api/site.ts'
import type { Board, Figures, Grouping } from './figures.ts'
import { periodName, type Unit } from './period.ts'

/** A line of a grouping: its figures and its name. `id` is the first moment of a period, or the id of a record. */
export interface NamedLine {
  readonly id: number
  readonly name: string
  readonly figures: Figures
}

/** Returns the lines of a grouping with their names; the first period does not begin before the whole range. */
export function useNamedLines(
  board: Board,
  by: Grouping,
  startTime: number,
  unit: Unit = 'day'
): NamedLine[] {
  const labels = useLabels()
  switch (by) {
    case 'period':
      return board.periods.map(figures => {
        const id = Math.max(figures.from, startTime)
        return { id, name: periodName(id, unit), figures }
      })
    case 'group':
      return board.byGroup.map(figures => ({ id: figures.groupId, name: figures.name, figures }))
    case 'forum':
      return board.byForum.map(figures => ({
        id: figures.fid,
        name: `${figures.name} · ${figures.groupName}`,
        figures
      }))
    case 'type':
      return board.byType.map(figures => ({
        id: figures.typeId,
        name: labels('messageType', figures.typeId),
        figures
      }))
    case 'domain':
      return board.byDomain.map(figures => ({
        id: figures.domainId,
        name: labels('domain', figures.domainId),
        figures
      }))
  }
}
