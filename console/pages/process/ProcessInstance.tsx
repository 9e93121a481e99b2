import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useLabels } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useComma, useFieldLabel } from '../../derive/labels.ts'
import { formatTime } from '../../derive/time.ts'
import { faceOf } from '../../face.ts'
import { useTitle } from '../../layout/useTitle.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { FormSection, PageFrame } from '../../widgets/parts/FormFrame.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { NotFound } from '../NotFound.tsx'
import { FormLink } from './FormLink.tsx'
import { OpenTasks } from './OpenTasks.tsx'
import { Picture } from './Picture.tsx'
import { RecordLink } from './RecordLink.tsx'
import { Steps } from './Steps.tsx'
import { useBack } from './useBack.ts'

/** Shows a started process: its current position, its open tasks, its history and its variables. */
export function ProcessInstance() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const label = useFieldLabel()
  const labels = useLabels()
  const comma = useComma()
  const { run } = useActions()
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const known = Number.isInteger(id) && id > 0
  const back = useBack(faceOf(window.location.pathname) === 'g' ? 'myTasks' : 'tasks')
  const query = useQuery({
    queryKey: ['instance', id],
    queryFn: ({ signal }) => api.call('getInstance', { query: { processInstanceId: id }, signal }),
    enabled: known,
    retry: false
  })
  const instance = query.data
  useTitle(instance?.processName ?? translate('process.title'))

  if (!known) return <NotFound />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!instance) {
    return <Failed error={query.error} onRetry={() => void query.refetch()} />
  }
  const where =
    instance.status === 'running'
      ? translate('process.at', { names: instance.currentTasks.join(comma) })
      : translate('process.over')
  const facts = [
    ['status', labels('workflowStatus', instance.status)],
    instance.record
      ? (['record', <RecordLink key="record" record={instance.record} />] as const)
      : (['businessKey', instance.businessKey] as const),
    ['starterName', instance.starterName],
    ['startedAt', formatTime(instance.startedAt)],
    ...(instance.endedAt === null ? [] : [['endedAt', formatTime(instance.endedAt)] as const]),
    ['processDefinitionKey', instance.processDefinitionKey],
    ['number', translate('process.number', { number: instance.number })]
  ] as const
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
              {instance.businessKey.trim() === '' && (
                <Notice kind="error" words={translate('process.start.noKeyForTask')} />
              )}
              <OpenTasks
                tasks={instance.tasks}
                refresh={async () => (await query.refetch()).data?.tasks ?? []}
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
            <Facts facts={facts.map(([name, value]) => ({ name, label: label(name), value }))} />
            <FormLink route={instance.formRoute} businessKey={instance.businessKey} />
            <FormSection title={translate('process.history')}>
              <Steps processInstanceId={id} />
            </FormSection>
            <FormSection title={translate('process.variables')}>
              {instance.variables.length === 0 && translate('process.noVariables')}
              <Facts
                facts={instance.variables.map(({ name, title, value, label: words }) => ({
                  name,
                  label: title ?? name,
                  value: words ?? String(value)
                }))}
              />
            </FormSection>
          </CardBody>
        </Card>
      </Box>
    </PageFrame>
  )
}
