import { type Identifier, useTranslate } from 'ra-core'
import { ResultList } from '../../widgets/registry.tsx'

interface Item {
  id: Identifier
  name: string
  /** The name of the value that was chosen for it alone, such as a unit. */
  value?: string | undefined
  /** The reason why it failed; undefined if it was done. */
  trouble: string | undefined
}

/** Shows the result of each record of a run, the failed ones first. */
export function BulkResults({ items }: { items: readonly Item[] }) {
  const translate = useTranslate()
  const failed = items.filter(({ trouble }) => trouble !== undefined)
  const done = items.filter(({ trouble }) => trouble === undefined)
  return (
    <>
      {failed.length > 0 && <p style={{ margin: 0 }}>{translate('bulk.stays')}</p>}
      <ResultList tone="late" label={translate('bulk.failures')} items={failed} />
      <ResultList tone="ok" label={translate('bulk.successes')} items={done} />
    </>
  )
}
