import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { failureWords } from '../../api/failure.ts'
import { keepMessage, refreshBoards } from '../../api/keepMessage.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { StarToggle } from '../../widgets/registry.tsx'

interface Props {
  tid: number
  /** The subject. It distinguishes the buttons of a list for screen readers. */
  subject: string
  isKept: boolean
  /** Fetches the record again on a page without a list. */
  onChanged?: () => void
}

/** Adds a message to the reader's own board, or removes it. Specification 7; domain 5. */
export function KeepButton({ tid, subject, isKept, onChanged }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const throttle = useThrottle()
  const [wanted, setWanted] = useState<boolean>()
  const shown = wanted ?? isKept
  const hint = translate(shown ? 'board.unkeep' : 'board.keep', { name: subject })

  async function change() {
    try {
      const sent = await throttle(() => keepMessage(tid, !shown))
      if (!sent) return
      setWanted(!shown)
      notify(translate(shown ? 'board.unkept' : 'board.kept', { name: subject }), { type: 'success' })
      onChanged?.()
      await refreshBoards(queries)
      setWanted(undefined)
    } catch (failure) {
      setWanted(undefined)
      notify(failureWords(failure, translate), { type: 'error' })
    }
  }

  return (
    <StarToggle
      label={translate('board.keep', { name: subject })}
      hint={hint}
      isOn={shown}
      onPress={() => void change()}
    />
  )
}
