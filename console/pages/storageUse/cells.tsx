import { sizeOf } from '@board/schemas/facts/text/size'
import { Link } from '@mui/material'
import { CanAccess, useFieldValue, useRecordContext, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { recordAddress } from '../../base/entityAddresses.ts'
import type { FieldProps } from '../../derive/overrides.ts'
import { useEnumWord } from '../../fields/labels.ts'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'

/** Shows the name of an account or an institution, which leads to its record. The site is named by its kind. */
export function OwnerName({ source }: FieldProps) {
  const enumWord = useEnumWord()
  const record = useRecordContext()
  const name = useFieldValue({ source })
  if (record?.kind === 'site') return enumWord('kind', record.kind)
  if (record?.kind !== 'institution') return name
  return (
    <CanAccess resource="institution" action="show" accessDenied={name}>
      <Link component={RouterLink} to={recordAddress('institution', Number(record.ownerId), 'show')}>
        {name}
      </Link>
    </CanAccess>
  )
}

/** Shows a number of bytes in the largest unit that leaves a whole part. */
export function Size({ source }: FieldProps) {
  const value = useFieldValue({ source })
  return typeof value === 'number' ? sizeOf(value) : null
}

/** Shows a limit, which leads to its parameter. */
export const Limit = withPageTexts('records', LimitLink, null)

function LimitLink({ source }: FieldProps) {
  const translate = useTranslate()
  const kind = useRecordContext()?.kind
  const value = useFieldValue({ source })
  const words = typeof value === 'number' ? sizeOf(value) : translate('records.unlimited')
  return (
    <CanAccess resource="parameter" action="list" accessDenied={words}>
      <Link component={RouterLink} to={`/parameter?code=storage.${kind}`}>
        {words}
      </Link>
    </CanAccess>
  )
}
