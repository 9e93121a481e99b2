import { Link } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import type { WarningProps } from '../../derive/overrides.ts'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import { deadlineFacts } from './deadlineFacts.ts'
import { effectOf, isSubmittedAgain, ownProcessOf, saidElsewhere, whySentBack } from './matter.ts'
import { RecordLink } from './RecordLink.tsx'
import { useMatter } from './useMatter.ts'
import { VariableValue } from './VariableValue.tsx'

/** Shows the application that a task of the site's own processes is about, and what the act does to it. */
export const TaskMatter = withPageTexts('process', Matter)

function Matter({ id, records: [task = {}] }: WarningProps) {
  const translate = useTranslate()
  const { data } = useMatter(task)
  const key = ownProcessOf(task.processDefinitionKey)
  const isApplicant = task.isApplication === true
  // a delegate decides nothing
  const isOpinion = task.isDelegated === true && id === 'completeTask'
  const delegated = isOpinion && <p style={{ margin: 0 }}>{translate('process.opinion')}</p>
  if (!key || !data) return delegated
  const { instance, steps } = data
  const effect = effectOf(key, id, isApplicant)
  const why = whySentBack(steps)
  const { record } = instance
  const isAgain = isSubmittedAgain(task, why, isApplicant)
  const said = saidElsewhere(key, isAgain)
  return (
    <>
      {why !== undefined && <Notice kind="warning" words={translate('process.again.why', { why })} />}
      {isAgain && key === 'caseApproval' && record && (
        <Link component={RouterLink} to={`/applyCasePage?messageId=${record.id}`}>
          {translate('process.again.case')}
        </Link>
      )}
      <Facts
        facts={[
          ...(record
            ? [{ name: 'record', label: translate('process.about'), value: <RecordLink record={record} /> }]
            : []),
          ...instance.variables
            .filter(({ name, title }) => title !== null && !said.includes(name))
            .map(variable => ({
              name: variable.name,
              label: variable.title ?? variable.name,
              value: <VariableValue variable={variable} />
            })),
          ...deadlineFacts(translate, instance.pendingExtension, isAgain)
        ]}
      />
      {delegated}
      {effect && !isOpinion && <p style={{ margin: 0 }}>{translate(`process.effects.${effect}`)}</p>}
    </>
  )
}
