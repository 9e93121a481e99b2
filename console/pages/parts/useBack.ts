import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { boardNamed } from '../../base/boards.ts'
import { boardAddress } from '../../derive/board/boardAddress.ts'

/**
 * Returns the link to the list from which a page was opened, in its former state; otherwise the link to another list.
 */
export function useBack(otherwise: string): { to: string; words: string } {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const board = boardNamed(params.get('list'))
  const name = board?.name ?? otherwise
  return { to: board ? boardAddress(board, params) : `/${name}`, words: translate(`board.names.${name}`) }
}
