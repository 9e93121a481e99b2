import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { fetchOptions, optionsKey, optionsStale } from '../../api/options.ts'
import { useComma } from '../labels.ts'

/** Records that are named; the others are counted. */
const most = 5

/** What some records are called, so that whoever deletes them sees which; nothing until it is known. */
export function NamedRecords({ resource, ids }: { resource: string; ids: readonly number[] }) {
  const translate = useTranslate()
  const comma = useComma()
  const id = ids.slice(0, most)
  const { data = [] } = useQuery({
    queryKey: optionsKey(resource, { id }),
    queryFn: ({ signal }) => fetchOptions(resource, { id }, most, signal),
    staleTime: optionsStale,
    retry: false
  })
  if (data.length === 0) return null
  const names = data.map(({ label }) => label).join(comma)
  return (
    <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
      {ids.length > most ? translate('entity.named', { names, smart_count: ids.length }) : names}
    </p>
  )
}
