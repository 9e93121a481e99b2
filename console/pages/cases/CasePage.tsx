import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useLabels } from '../../api/site.ts'
import { usePassedOn } from '../../layout/usePassedOn.ts'
import { toneOf } from '../../widgets/cells/tones.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection, PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { AttachmentList } from '../parts/message/AttachmentList.tsx'
import { Timeline } from '../parts/message/Timeline.tsx'
import { RecordActs } from '../parts/RecordActs.tsx'
import { CaseForm } from './CaseForm.tsx'
import type { Case } from './useMessageCase.ts'

const acts = ['submitCase', 'withdrawCase'] as const

/** Tells whether a case was returned for changes; its process goes on, while a refusal has ended it. */
const isReturned = ({ state, timeline }: Case): boolean =>
  state === 'refused' &&
  timeline.findLast(({ verb }) => verb === 'case.returned' || verb === 'case.refused')?.verb ===
    'case.returned'

/** The saved text is submitted, so it must be the one that is shown. */
const actsOfUnsaved = ['withdrawCase'] as const

/** Shows the state of a case, its text (as a form while it can be changed), and its history. */
export function CasePage({ found, onRefresh }: { found: Case; onRefresh: () => Promise<Case | undefined> }) {
  const translate = useTranslate()
  const labels = useLabels()
  const passedOn = usePassedOn('done')
  const [done, setDone] = useState(typeof passedOn === 'string' ? passedOn : undefined)
  const { title, tid, note, processInstanceId, allowedActions } = found
  const isTakenDown = found.state === 'takenDown'
  const mayChange = allowedActions.includes('changeCase')
  const [isChanged, setIsChanged] = useState(false)
  const isUnsaved = mayChange && isChanged
  // the form starts anew with the saved values
  const [saves, setSaves] = useState(0)
  const told = useRef<HTMLElement>(null)
  // the button to save is at the end of the form, and the next step is at the top
  useEffect(() => {
    if (saves > 0) told.current?.scrollIntoView({ block: 'nearest' })
  }, [saves])
  const facts = [
    { name: 'domainId', label: translate('fields.domainId'), value: labels('domain', found.domainId) },
    ...(['summary', 'measures', 'result'] as const).map(name => ({
      name,
      label: translate(`cases.${name}`),
      value: found[name]
    })),
    ...(found.lowGradeReason === null
      ? []
      : [{ name: 'lowGradeReason', label: translate('fields.lowGradeReason'), value: found.lowGradeReason }])
  ]
  const files = found.attachments.map(file => ({ ...file, hiddenByGroup: false, allowedActions: [] }))
  return (
    <PageFrame title={title} back={{ to: '/ownCases', words: translate('board.names.ownCases') }}>
      {done !== undefined && !isUnsaved && (
        <Box ref={told} sx={{ scrollMarginTop: '64px', '& > .MuiAlert-root': { m: 0 } }}>
          <Notice kind="done" words={translate(`cases.done.${done}`)} />
        </Box>
      )}
      <Card>
        <CardBody>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ToneWord tone={toneOf('caseState', found.state)}>{labels('caseState', found.state)}</ToneWord>
            <Typography role="status">
              {translate(`cases.standing.${isReturned(found) ? 'returned' : found.state}`)}
            </Typography>
            {note && (
              <Typography>{translate(isTakenDown ? 'cases.reason' : 'cases.note', { note })}</Typography>
            )}
            {isUnsaved && allowedActions.includes('submitCase') && (
              <Typography role="status">{translate('cases.unsaved')}</Typography>
            )}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <RecordActs
              offered={isUnsaved ? actsOfUnsaved : acts}
              record={found}
              object={title}
              onRefresh={onRefresh}
              onDone={id => setDone(id === 'submitCase' ? 'proposed' : 'withdrawn')}
            />
            <ActionButton to={`/taskMain?messageId=${tid}`}>{translate('cases.message')}</ActionButton>
            {processInstanceId !== null && (
              <ActionButton to={`/instance?id=${processInstanceId}`}>
                {translate('cases.process')}
              </ActionButton>
            )}
          </Box>
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          {mayChange ? (
            <CaseForm
              key={`${found.id}.${saves}`}
              found={found}
              onRefresh={() => void onRefresh()}
              onSaved={() =>
                void onRefresh().then(() => {
                  setDone('saved')
                  setSaves(count => count + 1)
                })
              }
              onChanged={setIsChanged}
            />
          ) : (
            <>
              <Facts facts={facts} />
              <AttachmentList attachments={files} />
            </>
          )}
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <FormSection title={translate('task.timeline')}>
            <Timeline entries={found.timeline} />
          </FormSection>
        </CardBody>
      </Card>
    </PageFrame>
  )
}
