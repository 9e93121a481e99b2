import type { DataOf } from '@board/client'
import { Box, Button, Chip, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useSite } from '../../api/site.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useColon, useComma, useEnumWord } from '../../fields/labels.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { DangerSign } from '../../widgets/parts/DangerSign.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Late } from '../../widgets/parts/notices/Late.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'

/** The comparison is fetched when an editor opens it. */
const Duplicates = lazyPart(() => import('./Duplicates.tsx').then(module => ({ default: module.Duplicates })))

type Message = DataOf<'getEditorMessage'>
type Found = DataOf<'examineMessage'>
type Proposal = Found['proposals'][number]

/** Stands in place of findings, buttons and form until all of them are there. */
function Loading() {
  const translate = useTranslate()
  return <Notice kind="loading" words={translate('ra.page.loading')} />
}

interface Props {
  message: Message
  /** Fetches the message again after a value was changed. */
  onRefresh: () => void
  /** Takes the proposed urgency into the form; absent if the form is not shown. */
  onUrgent?: (() => void) | undefined
  /** True if the urgency was taken. */
  isUrgent: boolean
  /** The buttons and the form below. They come with the findings, so that nothing moves under a pointer. */
  children: ReactNode
}

/** Shows what an editor should know of a message before approving it: risks, likely duplicates and proposals. */
function Examination({ message, onRefresh, onUrgent, isUrgent, children }: Props) {
  const [params, setParams] = useSearchParams()
  const { tid, version } = message
  const { data, error, refetch } = useQuery({
    queryKey: ['examineMessage', tid, version],
    queryFn: ({ signal }) => api.call('examineMessage', { body: { tid }, signal }),
    staleTime: 60_000,
    // a corrected message is examined again while its form stays
    placeholderData: former => former
  })
  if (error && !data)
    return (
      <>
        <Failed error={error} onRetry={() => void refetch()} />
        {children}
      </>
    )
  if (!data) return <Loading />
  const compare = (isOpen: boolean) => {
    const next = new URLSearchParams(params)
    if (isOpen) next.set('compare', '1')
    else next.delete('compare')
    setParams(next, { replace: true })
  }
  const proposals = data.proposals.filter(({ kind }) => kind !== 'priority' || (onUrgent && !isUrgent))
  return (
    <>
      {data.distress.length > 0 && <Care words={data.distress} />}
      <Findings found={data} onCompare={() => compare(true)} />
      {proposals.map(one => (
        <Proposed
          key={`${one.kind} ${one.value}`}
          proposal={one}
          message={message}
          onRefresh={onRefresh}
          onUrgent={onUrgent}
        />
      ))}
      {params.has('compare') && data.duplicates.length > 0 && (
        <Late>
          <Duplicates message={message} duplicates={data.duplicates} onClose={() => compare(false)} />
        </Late>
      )}
      {children}
    </>
  )
}

/** Says what to do if somebody may be in distress. */
function Care({ words }: { words: readonly string[] }) {
  const translate = useTranslate()
  const wordOf = useEnumWord()
  const comma = useComma()
  const lines = useSite()?.careLines ?? []
  return (
    <Box
      component="section"
      aria-label={wordOf('risks', 'distress')}
      sx={{
        display: 'grid',
        gap: 2,
        p: 3,
        border: 1,
        borderLeft: 4,
        borderColor: 'error.main',
        borderRadius: 1,
        '& ol': { m: 0, pl: 5, display: 'grid', gap: 1 }
      }}
    >
      <Typography variant="h3" sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'error.main' }}>
        <DangerSign />
        {wordOf('risks', 'distress')}
      </Typography>
      <Typography>{translate('examination.distress', { words: words.join(comma) })}</Typography>
      <ol>
        <li>{translate('examination.careNow')}</li>
        <li>{translate('examination.careTell')}</li>
        <li>{translate('examination.careApprove')}</li>
      </ol>
      {lines.length > 0 && (
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
          {lines.map(({ name, phone }) => (
            <Link key={phone} href={`tel:${phone}`} sx={{ fontWeight: 600 }}>
              {name} {phone}
            </Link>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Lists personal data, forbidden words, other places and likely duplicates as chips with what was found. */
function Findings({ found, onCompare }: { found: Found; onCompare: () => void }) {
  const translate = useTranslate()
  const wordOf = useEnumWord()
  const comma = useComma()
  const colon = useColon()
  const { personalData, forbiddenWords, otherPlaces, duplicates } = found
  const kinds = personalData.map(({ kind, count }) => `${translate(`examination.kinds.${kind}`)} ${count}`)
  const rows = [
    { kind: 'forbiddenWord', colour: 'error', words: forbiddenWords },
    { kind: 'personalData', colour: 'warning', words: kinds },
    { kind: 'otherPlace', colour: 'default', words: otherPlaces }
  ] as const
  const shown = rows.filter(({ words }) => words.length > 0)
  if (shown.length === 0 && duplicates.length === 0) return null
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      {shown.map(({ kind, colour, words }) => (
        <Chip
          key={kind}
          size="small"
          variant="outlined"
          color={colour}
          label={`${wordOf('risks', kind)}${colon}${words.join(comma)}`}
          sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
      {duplicates.length > 0 && (
        <Button size="small" color="secondary" variant="outlined" onClick={onCompare}>
          {translate('examination.compare', {
            words: wordOf('risks', 'duplicate'),
            count: duplicates.length
          })}
        </Button>
      )}
    </Box>
  )
}

const bodyOf = { domain: 'domainId', type: 'typeId', forum: 'fid' } as const

/** Offers a value that the text speaks for. It is taken with one press, and never looks chosen before. */
function Proposed({
  proposal: { kind, value, label, words },
  message,
  onRefresh,
  onUrgent
}: {
  proposal: Proposal
  message: Message
  onRefresh: () => void
  onUrgent: (() => void) | undefined
}) {
  const translate = useTranslate()
  const { run } = useActions()
  const comma = useComma()
  const colon = useColon()
  const name = `${translate(`examination.proposals.${kind}`)}${colon}${label}`
  const take = () =>
    kind === 'priority'
      ? onUrgent?.()
      : run({
          id: 'reclassifyMessage',
          record: message,
          object: message.subject,
          immediate: { [bodyOf[kind]]: value },
          onDone: onRefresh
        })
  return (
    <Box
      sx={theme => ({
        display: 'flex',
        gap: 3,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        p: 3,
        borderRadius: 1,
        bgcolor: theme.tokens.accentSoft
      })}
    >
      <Box sx={{ flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{translate('examination.proposed', { name })}</Typography>
        <Typography variant="body2" sx={theme => ({ color: theme.tokens.ink3 })}>
          {kind === 'priority'
            ? translate('examination.urgentReason')
            : translate('examination.reason', {
                words: words.map(word => translate('examination.quoted', { word })).join(comma)
              })}
        </Typography>
      </Box>
      <ActionButton small label={translate('examination.takeThis', { name })} onClick={take}>
        {translate('examination.take')}
      </ActionButton>
    </Box>
  )
}

export default withPageTexts('approval', Examination, <Loading />)
