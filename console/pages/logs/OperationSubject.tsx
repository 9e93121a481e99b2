import { entities } from '@board/generated/entities'
import type { OperationSubject as Subject } from '@board/schemas/facts/operation-subject'
import type { Entity } from '@board/schemas/vocabulary/entity'
import { Box, Link } from '@mui/material'
import { ShowContext, useFieldValue, useRecordContext, useTranslate } from 'ra-core'
import { useContext } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ImportedRecords } from '../../derive/entity/import/ImportedRecords.tsx'
import type { FieldProps } from '../../derive/overrides.ts'
import { useComma } from '../../fields/labels.ts'
import { useMe } from '../../session/useMe.ts'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'

const importOf = (operation: unknown) =>
  Object.values<Entity>(entities).find(({ operations }) => operations.importConfirm === operation)

/**
 * Shows the message of an operation, the ids of its records, or the file of an import and what became of its lines. The
 * page of an import offers to take it back.
 */
export const OperationSubject = withPageTexts('records', Words)

function Words({ source }: FieldProps) {
  const translate = useTranslate()
  const { permissions } = useMe()
  const subject = useFieldValue({ source }) as Subject | null | undefined
  const operation = useRecordContext()?.operation
  const isPage = useContext(ShowContext) !== null
  const comma = useComma()
  if (!subject) return '—'
  const { tid, records, file = '', created = 0, updated = 0, skipped = 0, ids = [] } = subject
  if (tid !== undefined) {
    const words = translate('records.imports.message', { tid })
    if (!permissions.includes('board:message:page')) return words
    return (
      <Link component={RouterLink} to={`/message?tid=${tid}`}>
        {words}
      </Link>
    )
  }
  if (records !== undefined) return translate('records.imports.records', { ids: records.join(comma) })
  const entity = importOf(operation)
  const done = [file, translate('records.imports.done', { created, updated, skipped })]
    .filter(Boolean)
    .join(' · ')
  if (!isPage)
    return (
      <Box
        component="span"
        title={done}
        sx={{
          display: { sm: 'block' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          overflowWrap: 'anywhere'
        }}
      >
        {done}
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere', '& > .MuiAlert-root': { m: 0 } }}>
      <span>{done}</span>
      {entity && <ImportedRecords entity={entity} ids={ids} />}
    </Box>
  )
}
