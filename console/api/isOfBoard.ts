import type { Query } from '@tanstack/react-query'
import { boards } from '../base/boards.ts'

/** Tells whether a query belongs to a board: its key begins with the board's name. */
export const isOfBoard = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  boards.some(({ name }) => name === queryKey[0])
