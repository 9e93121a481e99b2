import type { Entity } from '@board/schemas/entity'
import { usePrevNextController, useTranslate } from 'ra-core'
import { StepLink } from '../../widgets/registry.tsx'
import { entityRules } from './entityRules.ts'

/**
 * Number of records of the list that are searched for the neighbours if the last page seen does not contain
 * them.
 */
const most = 100

/**
 * Shows the links to the record before and after this one, in the order and under the filters of the list as
 * it was last seen.
 */
export function Neighbours({ entity }: { entity: Entity }) {
  const translate = useTranslate()
  const { prevPath, nextPath, index } = usePrevNextController({
    linkType: 'show',
    sort: entityRules(entity).usualSort,
    limit: most
  })
  if (index === undefined) return null
  return (
    <nav aria-label={translate('task.cameFrom')}>
      <StepLink step="previous" label={translate('task.previous')} to={prevPath} />
      <StepLink step="next" label={translate('task.next')} to={nextPath} />
    </nav>
  )
}
