import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import { IconButton, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useThrottle } from '../dialog/throttle.ts'
import { isOfBoard } from './isOfBoard.ts'

interface Props {
  tid: number
  /** The subject, which tells the buttons of a list apart. */
  subject: string
  isKept: boolean
  /** Fetches the record again where no list shows it. */
  onChanged?: () => void
}

/** Keeps a message on the reader's own board, or does so no longer. Specification 7; domain 5. */
export function KeepButton({ tid, subject, isKept, onChanged }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const throttle = useThrottle()
  const [wanted, setWanted] = useState<boolean>()
  const shown = wanted ?? isKept
  const label = translate(shown ? 'board.unkeep' : 'board.keep', { name: subject })

  async function change() {
    const query = { status: shown ? 0 : 1, messageId: tid } as const
    try {
      const sent = await throttle(() => api.call('cancelFavoriteByMessageId', { query }))
      if (!sent) return
      setWanted(!shown)
      notify(translate(shown ? 'board.unkept' : 'board.kept', { name: subject }), { type: 'success' })
      onChanged?.()
      await queries.invalidateQueries({ predicate: isOfBoard })
      await queries.invalidateQueries({ queryKey: ['counts'] })
      setWanted(undefined)
    } catch (failure) {
      setWanted(undefined)
      notify(failureWords(failure, translate), { type: 'error' })
    }
  }

  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={translate('board.keep', { name: subject })}
        aria-pressed={shown}
        onClick={() => void change()}
      >
        {shown ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
