import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { Values } from '../../base/values.ts'
import { type DraftEnd, useKeepDraft } from '../../derive/drafts/useDraft.ts'
import { KeptLine } from './KeptLine.tsx'

/** Reads the values of a form from its stored text; undefined if there is none. */
export function keptValues(content: string | undefined): Values | undefined {
  try {
    const values: unknown = JSON.parse(content ?? '')
    return typeof values === 'object' && values !== null ? (values as Values) : undefined
  } catch {
    return undefined
  }
}

interface Props {
  draftKey: string
  /** The initial values as JSON: nothing is stored while they are unchanged. */
  given: string
  draft: DraftEnd
  /** Called when the values begin to differ from the initial ones, and when they no longer do. */
  onChanged?: (isChanged: boolean) => void
}

/** Stores the values of the surrounding form in this browser, and shows when they were stored. */
export function KeptForm({ draftKey, given, draft, onChanged }: Props) {
  const values = useWatch()
  const content = JSON.stringify(values)
  const kept = useKeepDraft(draftKey, content, given, draft)
  const changed = useRef(onChanged)
  changed.current = onChanged
  const isChanged = content !== given
  useEffect(() => changed.current?.(isChanged), [isChanged])
  return (
    <Box sx={{ minHeight: 20 }}>
      <KeptLine kept={kept} />
    </Box>
  )
}
