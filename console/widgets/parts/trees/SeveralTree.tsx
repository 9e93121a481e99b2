import { useTranslate } from 'ra-core'
import type { Narrowing } from '../../../api/options.ts'
import type { RecordId } from '../../../api/tree.ts'
import { useWholeTree } from '../../../api/wholeTree.ts'
import { Failed } from '../notices/Failed.tsx'
import { Notice } from '../notices/States.tsx'
import { CheckTree } from './CheckTree.tsx'
import { RecordTree } from './RecordTree.tsx'

interface Props {
  resource: string
  label: string
  chosen: readonly RecordId[]
  narrowing?: Narrowing | undefined
  /** See `CheckTree`. */
  withAbove?: boolean | undefined
  onChange: (chosen: RecordId[]) => void
}

/**
 * Chooses several records of a tree. In a tree that is too large to be loaded as a whole, each record is ticked alone.
 */
export function SeveralTree({ resource, label, chosen, narrowing, withAbove, onChange }: Props) {
  const translate = useTranslate()
  const { data, error, refetch } = useWholeTree(resource, narrowing)
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!data.isTooLarge)
    return (
      <CheckTree
        label={label}
        options={data.options}
        chosen={chosen}
        withAbove={withAbove ?? false}
        onChange={onChange}
      />
    )
  return (
    <RecordTree
      resource={resource}
      label={label}
      chosen={chosen}
      several
      narrowing={narrowing}
      onChoose={({ id }) =>
        onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
      }
    />
  )
}
