import type { Board } from '@board/schemas'
import { type Draft, ScaffoldError } from './draft.ts'

/** A board with the file that declares it. */
export interface BoardSource {
  readonly board: Board
  readonly file: string
}

/** Returns a board and its file. @throws ScaffoldError if there is none, or if it is part of another */
export function getBoard(draft: Draft, boards: readonly Board[], name: string): BoardSource {
  const board = boards.find(one => one.name === name)
  const names = boards.filter(({ partOf }) => partOf === undefined).map(one => one.name)
  if (!board) throw new ScaffoldError(`there is no board ${name}; the boards are ${names.join(', ')}`)
  if (board.partOf)
    throw new ScaffoldError(`${name} is a part of ${board.partOf}, which has its actions and tabs`)
  const file = draft.list('schemas/boards', '.ts').find(one => draft.read(one).includes(`name: '${name}'`))
  if (!file) throw new ScaffoldError(`no file of schemas/boards has name: '${name}'`)
  return { board, file }
}
