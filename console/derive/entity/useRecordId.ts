import { maxId } from '@board/schemas/facts/formats'
import { useSearchParams } from 'react-router-dom'

/** Returns the number of a record as an address writes it: digits without a sign; undefined for anything else. */
export function readRecordId(text: string | null): number | undefined {
  const id = text !== null && /^[0-9]{1,10}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= maxId ? id : undefined
}

/** Returns the number in a parameter of the address; undefined if it is not a record's number. */
export function useRecordId(name = 'id'): number | undefined {
  const [params] = useSearchParams()
  return readRecordId(params.get(name))
}
