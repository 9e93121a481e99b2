import type { BodyOf } from '@board/client'
import type { ConsoleBoard } from '../../boards.ts'

/** The lists that `exportList` takes. */
const exported: Readonly<Record<BodyOf<'exportList'>['list'], true>> = {
  pageAns: true,
  pageCollect: true,
  pageAll: true,
  pageTo: true,
  pageFrom: true
}

/** Tells whether the list of a board can be exported. */
export const isExported = ({ list }: ConsoleBoard): boolean => list in exported
