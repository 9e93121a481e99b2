import { maxId } from '@board/schemas/formats'
import { useSearchParams } from 'react-router-dom'

/** Returns the number in a parameter of the address; undefined if it is not a record's number. */
export function useRecordId(name = 'id'): number | undefined {
  const [params] = useSearchParams()
  const id = Number(params.get(name))
  return Number.isInteger(id) && id > 0 && id <= maxId ? id : undefined
}
