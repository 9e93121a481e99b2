import type { DataOf } from '@board/client'
import { Box, Chip } from '@mui/material'
import { useRecordContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { useEnumWord } from '../../derive/labels.ts'
import type { FieldProps } from '../../overrides.ts'
import { DangerSign } from '../../widgets/parts/DangerSign.tsx'

type EditorRow = DataOf<'pageEditorQueue'>['list'][number]
type RiskKind = EditorRow['risks'][number]['kind']

/** The colour of each risk: danger for what must not wait, wait for what needs a look, none for a hint. */
const colours: Readonly<Record<RiskKind, 'error' | 'warning' | 'default'>> = {
  distress: 'error',
  forbiddenWord: 'error',
  personalData: 'warning',
  otherPlace: 'default',
  duplicate: 'default'
}

/** The kinds whose number says something; of the others one is enough. */
const counted: readonly RiskKind[] = ['personalData', 'duplicate']

/** Shows the risks of a waiting message, each as a word; likely duplicates open side by side with it. */
export function RiskChips({ source }: FieldProps) {
  const wordOf = useEnumWord()
  const row = useRecordContext<EditorRow>()
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap' }}>
      {(row?.risks ?? []).map(({ kind, count }) => {
        const isUrgent = kind === 'distress'
        const words = wordOf(source, kind)
        const link =
          kind === 'duplicate' && row
            ? {
                component: Link,
                to: `/message?tid=${row.tid}&kind=message&id=${row.tid}&list=queue&compare=1`,
                clickable: true
              }
            : {}
        return (
          <Chip
            key={kind}
            size="small"
            variant={isUrgent ? 'filled' : 'outlined'}
            color={colours[kind]}
            {...(isUrgent && { icon: <DangerSign /> })}
            {...link}
            label={counted.includes(kind) ? `${words} ${count}` : words}
          />
        )
      })}
    </Box>
  )
}
