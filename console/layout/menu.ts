import type { DataOf } from '@board/client'
import { entityEntries } from '@board/generated/entity-names'
import { boardsOf, type ConsoleBoard, type Reader } from '../boards.ts'
import type { Face } from '../face.ts'

/** One entry of the left menu. */
export interface MenuEntry {
  key: string
  /** i18n key of its words. */
  label: string
  to: string
  icon: string
  count?: number
}

type Counts = DataOf<'boardCounts'>

/** The records of a board that wait for its reader: those of the tabs that the board names. */
export function attentionOf(
  board: ConsoleBoard,
  counts: Pick<Counts[number], 'tabs'> | undefined
): number | undefined {
  const tabs = board.attention ?? board.tabs.slice(0, 1).map(tab => tab.display)
  return counts?.tabs
    .filter(tab => tabs.some(display => display === tab.display))
    .reduce((sum, tab) => sum + tab.count, 0)
}

/** The schema-driven resources that a person may page through. */
const entityMenu = (reader: Reader): MenuEntry[] =>
  entityEntries
    .filter(({ permission }) => reader.permissions.includes(permission))
    .map(({ name, icon }) => ({ key: name, label: `entities.${name}.name`, to: `/${name}`, icon }))

/** The menu of a face for a person: the work table and what they may see; nothing that is not there. */
export function menuOf(face: Face, reader: Reader, counts: Counts): MenuEntry[] {
  const entries = boardsOf(face, reader).map((board): MenuEntry => {
    const count = attentionOf(
      board,
      counts.find(one => one.board === board.name)
    )
    const { name, icon = name } = board
    return {
      key: name,
      label: `board.names.${name}`,
      to: `/${name}`,
      icon,
      ...(count === undefined ? {} : { count })
    }
  })
  if (face === 'admin') return [...entries, ...entityMenu(reader)]
  return [
    { key: 'workTable', label: 'menu.workTable', to: '/workTable', icon: 'workTable' },
    ...entries,
    { key: 'messageCenter', label: 'menu.messageCenter', to: '/messageCenter', icon: 'messageCenter' }
  ]
}
