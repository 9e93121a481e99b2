import { Box, Link } from '@mui/material'
import { useCanAccess, useFieldValue, useGetList, useRecordContext, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { recordAddress } from '../../derive/entity/addresses.ts'
import { kindOf } from '../../derive/schema/fields.ts'
import { useFieldSchema } from '../../derive/schema/recordSchemas.ts'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import type { FieldProps, InputProps } from '../../overrides.ts'
import { inputs, Notice } from '../../widgets/registry.tsx'

/** Milliseconds between two looks at the progress. */
const pause = 2000

interface Handover {
  readonly id: number
  readonly state: 'moving' | 'waiting' | 'finished'
  readonly total: number
  readonly moved: number
  readonly waiting: number
}

/** Shows on a forum how far its messages have gone to its present institution. */
export const HandoverValue = (props: FieldProps) => (
  <PageTexts family="records" fallback={null}>
    <Value {...props} />
  </PageTexts>
)

function Value({ source }: FieldProps) {
  const translate = useTranslate()
  const isOn = useFieldValue({ source }) === true
  return isOn ? <Progress /> : translate('records.handover.none')
}

/** Edits the institution of a forum, and says before it is changed again that messages are still on their way. */
export function HandledByInput(props: InputProps) {
  const schema = useFieldSchema(props.source)
  const forum = useRecordContext()
  const Input = inputs[kindOf(schema)]
  return (
    <>
      <Input {...props} schema={schema} />
      {forum?.handingOver === true && (
        <Box sx={{ '& > .MuiAlert-root': { m: 0 } }}>
          <PageTexts family="records" fallback={null}>
            <UnderWay />
          </PageTexts>
        </Box>
      )}
    </>
  )
}

function UnderWay() {
  const translate = useTranslate()
  const { words } = useProgress()
  return <Notice kind="info" words={words} hint={translate('records.handover.again')} />
}

/** Says the progress, and leads to the hand-over. */
function Progress() {
  const { words, handover } = useProgress()
  if (!handover) return words
  return (
    <Link component={RouterLink} to={recordAddress('forumHandover', handover.id, 'show')}>
      {words}
    </Link>
  )
}

/** Returns the last hand-over of the surrounding forum, if the reader may see it, and its progress in words. */
function useProgress(): { words: string; handover: Handover | undefined } {
  const translate = useTranslate()
  const forum = useRecordContext()
  const { canAccess = false } = useCanAccess({ resource: 'forumHandover', action: 'list' })
  const { data } = useGetList<Handover>(
    'forumHandover',
    {
      filter: { forumId: [forum?.id] },
      sort: { field: 'startedAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 }
    },
    {
      enabled: canAccess && forum !== undefined,
      refetchInterval: ({ state }) => (state.data?.data[0]?.state === 'finished' ? false : pause),
      onError: () => undefined
    }
  )
  const handover = data?.[0]
  if (!handover) return { words: translate('records.handover.underWay'), handover }
  const [moved, total, waiting] = [handover.moved, handover.total, handover.waiting].map(count =>
    count.toLocaleString('en-US')
  )
  return { words: translate(`records.handover.${handover.state}`, { moved, total, waiting }), handover }
}
