import type { DataOf } from '@board/client'
import { type ActionId, actions } from '@board/generated/actions'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepFile } from '../../api/keepFile.ts'
import { useLabels } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection, PageFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import { RecordPage } from '../parts/RecordPage.tsx'
import { useBack } from '../parts/useBack.ts'
import { BusinessForm } from './BusinessForm.tsx'
import { startedBy } from './matter.ts'
import { NewerVersion } from './NewerVersion.tsx'
import { Picture } from './Picture.tsx'

/** The actions on a definition, in the order of their buttons: the primary one is the last. */
const order = [
  'activateProcess',
  'suspendProcess',
  'startOfBusinessKey'
] as const satisfies readonly ActionId[]

/** Shows a deployed process: its picture, its deployed document, and its actions. */
export const ProcessDefinition = withPageTexts('process', DefinitionPage)

function DefinitionPage() {
  const translate = useTranslate()
  return (
    <RecordPage<Definition>
      board="definitions"
      id={useRecordId()}
      titleOf={definition => definition?.name ?? translate('titles.process')}
    >
      {(definition, refresh) => <Opened definition={definition} onRefresh={refresh} />}
    </RecordPage>
  )
}

type Definition = DataOf<'getProcessXml'>

interface OpenedProps {
  definition: Definition
  onRefresh: () => Promise<Definition | undefined>
}

function Opened({ definition, onRefresh }: OpenedProps) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const labels = useLabels()
  const navigate = useNavigate()
  const { run } = useActions()
  const back = useBack('definitions')
  const [started, setStarted] = useState<string>()
  const { id, name, key, number, status, running, deployedAt, modelId, xml } = definition
  function download() {
    keepFile(new Blob([xml], { type: 'application/xml' }), `${key}-${number}.bpmn`)
  }
  return (
    <PageFrame
      title={name}
      back={back}
      tools={
        <>
          {modelId !== null && (
            <ActionButton onClick={() => navigate(`/processModel?id=${modelId}`)}>
              {translate('process.toModel')}
            </ActionButton>
          )}
          <ActionButton onClick={download}>{translate('process.download')}</ActionButton>
          {order
            .filter(one => definition.allowedActions.includes(one))
            .map(one => (
              <ActionButton
                key={one}
                tone={actions[one].action.tone === 'primary' ? 'primary' : 'neutral'}
                onClick={() => {
                  setStarted(undefined)
                  run({
                    id: one,
                    record: definition,
                    object: name,
                    refresh: onRefresh,
                    onDone: data => setStarted(startedBy(data))
                  })
                }}
              >
                {translate(`actions.${one}.verb`)}
              </ActionButton>
            ))}
        </>
      }
    >
      {started !== undefined && (
        <Notice
          kind="done"
          words={translate('process.started')}
          action={
            <ActionButton small tone="quiet" to={started}>
              {translate('process.toInstance')}
            </ActionButton>
          }
        />
      )}
      <NewerVersion definition={definition} />
      <Card>
        <CardBody>
          <Facts
            facts={[
              { name: 'key', label: label('key'), value: key },
              {
                name: 'number',
                label: label('number'),
                value: translate('process.number', { number })
              },
              { name: 'status', label: label('status'), value: labels('definitionStatus', status) },
              { name: 'running', label: label('running'), value: running },
              { name: 'deployedAt', label: label('deployedAt'), value: formatTime(deployedAt) }
            ]}
          />
          <BusinessForm record={definition} object={name} />
          <FormSection title={translate('process.picture')}>
            <Picture
              operation="getProcessImage"
              query={{ id }}
              words={translate('process.pictureOf', { name, where: '' })}
            />
          </FormSection>
          <FormSection title={translate('process.document')}>
            <Box
              component="pre"
              tabIndex={0}
              role="region"
              aria-label={translate('process.document')}
              sx={{
                m: 0,
                p: 3,
                overflow: 'auto',
                maxHeight: 480,
                bgcolor: 'background.default',
                typography: 'body2',
                fontFamily: 'monospace'
              }}
            >
              {xml}
            </Box>
          </FormSection>
        </CardBody>
      </Card>
    </PageFrame>
  )
}
