import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ConsoleBoard, schemasOf } from '../../boards.ts'
import { type BoardState, readState, writeState } from './urlState.ts'

/** A board's state lives in its address, so that back, reload and a copied link show the same list. */
export function useBoardState(board: ConsoleBoard) {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const state = useMemo(
    () => readState(new URLSearchParams(search), board, schemasOf(board).body),
    [board, search]
  )
  return {
    state,
    change: (part: Partial<BoardState>) => setParams(writeState({ ...state, page: 1, ...part })),
    addressOf: (part: Partial<BoardState>) => `?${writeState({ ...state, page: 1, ...part })}`
  }
}
