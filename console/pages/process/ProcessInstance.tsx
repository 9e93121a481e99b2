import type { DataOf } from '@board/client'
import type { ActionId } from '@board/generated/actions'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLabels } from '../../api/site.ts'
import { faceOf } from '../../base/face.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useLastDone } from '../../derive/dialog/done.tsx'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { useComma, useFieldLabel } from '../../fields/labels.ts'
import { formatTime } from '../../fields/time.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection, PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import { doneWords } from '../parts/doneWords.ts'
import { RecordPage } from '../parts/RecordPage.tsx'
import { useBack } from '../parts/useBack.ts'
import { useCameFrom } from '../parts/useCameFrom.ts'
import { deadlineFacts } from './deadlineFacts.ts'
import { FormLink } from './FormLink.tsx'
import { OpenTasks } from './OpenTasks.tsx'
import { Picture } from './Picture.tsx'
import { RecordLink } from './RecordLink.tsx'
import { Steps } from './Steps.tsx'
import { VariableValue } from './VariableValue.tsx'

type Instance = DataOf<'getInstance'>

/** Shows a started process: its current position, its open tasks, its history and its variables. */
export const ProcessInstance = withPageTexts('process', InstancePage)

function InstancePage() {
  const translate = useTranslate()
  return (
    <RecordPage<Instance>
      board="instances"
      id={useRecordId()}
      titleOf={instance => instance?.processName ?? translate('titles.process')}
    >
      {(instance, refresh) => <Opened instance={instance} onRefresh={refresh} />}
    </RecordPage>
  )
}

interface OpenedProps {
  instance: Instance
  onRefresh: () => Promise<Instance | undefined>
}

function Opened({ instance, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const label = useFieldLabel()
  const labels = useLabels()
  const comma = useComma()
  const { run } = useActions()
  const { permissions } = useMe()
  const own = faceOf(window.location.pathname) === 'g' ? 'myTasks' : 'tasks'
  const back = useBack(permissions.includes('act:running:page') ? 'instances' : own)
  const { id } = instance
  const address = `/instance?id=${id}`
  const done = useLastDone()
  const from = useCameFrom()
  const [acted, setActed] = useState<ActionId>()
  // who has claimed a task is about to decide; another task of this process is on this page, too
  const next = acted === 'claimTask' || from?.next?.current ? undefined : from?.next
  const where =
    instance.status === 'running'
      ? translate('process.at', { names: instance.currentTasks.join(comma) })
      : translate('process.over')
  const fact = (name: string, value: ReactNode) => ({ name, label: label(name), value })
  const facts = [
    fact('status', labels('workflowStatus', instance.status)),
    instance.record
      ? fact('record', <RecordLink record={instance.record} />)
      : fact('businessKey', instance.businessKey),
    ...deadlineFacts(translate, instance.pendingExtension),
    fact('starterName', instance.starterName),
    fact('startedAt', formatTime(instance.startedAt)),
    ...(instance.endedAt === null ? [] : [fact('endedAt', formatTime(instance.endedAt))]),
    fact('processDefinitionKey', instance.processDefinitionKey),
    fact('number', translate('process.number', { number: instance.number }))
  ]
  return (
    <PageFrame
      title={instance.processName}
      back={back}
      tools={
        instance.allowedActions.includes('deleteInstance') && (
          <ActionButton
            onClick={() =>
              run({
                id: 'deleteInstance',
                record: instance,
                object: instance.processName,
                onDone: () => navigate('/instances')
              })
            }
          >
            {translate('actions.deleteInstance.verb')}
          </ActionButton>
        )
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 400px)' },
          alignItems: 'start'
        }}
      >
        <Card>
          <CardBody>
            <FormSection title={translate('process.tasks')}>
              <Box
                sx={{
                  display: 'grid',
                  gap: 3,
                  '& > .MuiAlert-root': { m: 0 },
                  '&:empty': { display: 'none' }
                }}
              >
                {instance.businessKey.trim() === '' && (
                  <Notice kind="error" words={translate('process.start.noKeyForTask')} />
                )}
                {done?.to === address && (
                  <Notice
                    kind="done"
                    words={done.words}
                    action={
                      next && (
                        <ActionButton small to={next.to}>
                          {translate('process.next')}
                        </ActionButton>
                      )
                    }
                  />
                )}
              </Box>
              <OpenTasks
                tasks={instance.tasks}
                address={address}
                onDone={act => {
                  from?.mark(doneWords(translate, act))
                  setActed(act)
                }}
                refresh={async () => (await onRefresh())?.tasks ?? []}
              />
            </FormSection>
            <FormSection title={translate('process.picture')}>
              <Picture
                operation="getInstImage"
                query={{ processInstanceId: id }}
                words={translate('process.pictureOf', { name: instance.processName, where })}
                caption={where}
              />
            </FormSection>
          </CardBody>
        </Card>
        <Card>
          <CardBody>
            <Facts facts={facts} />
            <FormLink route={instance.formRoute} businessKey={instance.businessKey} />
            <FormSection title={translate('process.history')}>
              <Steps processInstanceId={id} />
            </FormSection>
            <FormSection title={translate('process.variables')}>
              {instance.variables.length === 0 && translate('process.noVariables')}
              <Facts
                facts={instance.variables.map(variable => ({
                  name: variable.name,
                  label: variable.title ?? variable.name,
                  value: <VariableValue variable={variable} />
                }))}
              />
            </FormSection>
          </CardBody>
        </Card>
      </Box>
    </PageFrame>
  )
}
