import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { boardNamed, schemasOf } from '../../boards.ts'
import { readState, writeState } from '../../derive/board/urlState.ts'

/** The list that a page was opened from, as it was; else another. */
export function useBack(otherwise: string): { to: string; words: string } {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const board = boardNamed(params.get('list'))
  const name = board?.name ?? otherwise
  const state = board && writeState(readState(params, board, schemasOf(board).body))
  return { to: `/${name}${state ? `?${state}` : ''}`, words: translate(`board.names.${name}`) }
}
