import type { DataOf } from '@board/client'
import { Box, Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import type { FieldProps } from '../../derive/overrides.ts'
import { useColon, useComma, useEnumWord } from '../../fields/labels.ts'
import { DangerSign } from '../../widgets/parts/DangerSign.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'

type EditorRow = DataOf<'pageEditorQueue'>['list'][number]
type RiskKind = EditorRow['risks'][number]['kind']
type Correction = EditorRow['proposals'][number]

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

/** The fields that are corrected in the row. A forum is another institution, so its message is read before. */
const correctedFields: Partial<Record<Correction['kind'], string>> = { domain: 'domainId', type: 'typeId' }

const messageAddress = (tid: number) => `/message?tid=${tid}&kind=message&id=${tid}&list=queue`

const openMessage = (to: string) => ({ component: Link, to, clickable: true })

/**
 * Shows the risks of a waiting message, each as a word, and what is proposed for it. Likely duplicates open side by side with
 * it.
 */
function Chips({ source }: FieldProps) {
  const wordOf = useEnumWord()
  const row = useRecordContext<EditorRow>()
  if (!row) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, py: 1, maxWidth: '100%', flexWrap: 'wrap' }}>
      {row.risks.map(({ kind, count }) => {
        const isUrgent = kind === 'distress'
        const words = wordOf(source, kind)
        return (
          <Chip
            key={kind}
            size="small"
            variant={isUrgent ? 'filled' : 'outlined'}
            color={colours[kind]}
            {...(isUrgent && { icon: <DangerSign />, sx: { pl: 1.5 } })}
            {...(kind === 'duplicate' && openMessage(`${messageAddress(row.tid)}&compare=1`))}
            label={counted.includes(kind) ? `${words} ${count}` : words}
          />
        )
      })}
      {row.proposals.map(one => (
        <CorrectionChip key={one.kind} row={row} correction={one} />
      ))}
    </Box>
  )
}

/** Shows a value that the text of a message speaks for. A domain or a type is taken with one press. */
function CorrectionChip({ row, correction }: { row: EditorRow; correction: Correction }) {
  const translate = useTranslate()
  const { run } = useActions()
  const comma = useComma()
  const colon = useColon()
  const { kind, value, label, words } = correction
  const name = `${translate(`examination.proposals.${kind}`)}${colon}${label}`
  const quoted = words.map(word => translate('examination.quoted', { word })).join(comma)
  const field = correctedFields[kind]
  const mayCorrect = row.allowedActions.includes('approveMessage')
  // without the line above the list, which would move the proposal of another row below the pointer
  const take = (target: string) =>
    run({
      id: 'reclassifyMessage',
      record: row,
      object: row.subject,
      immediate: { [target]: value }
    })
  return (
    <Chip
      size="small"
      title={translate('examination.reason', { words: quoted })}
      label={translate('examination.proposed', { name })}
      {...(field === undefined && openMessage(messageAddress(row.tid)))}
      {...(field !== undefined &&
        mayCorrect && {
          component: 'button',
          clickable: true,
          'aria-label': translate('examination.takeThis', { name }),
          onClick: () => take(field)
        })}
      sx={theme => ({ bgcolor: theme.tokens.accentSoft, color: 'text.primary' })}
    />
  )
}

export const RiskChips = withPageTexts('approval', Chips, null)
