import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import { Box, Button, Chip, FormHelperText } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { optionsOperation } from '../../api/operations.ts'
import type { RecordId } from '../../api/tree.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import type { ControlProps } from '../../fields/controlProps.ts'
import { useComma } from '../../fields/labels.ts'
import { useRecordNames } from '../../fields/useRecordNames.ts'
import { refOf } from '../../fields/values.ts'
import { size } from '../../theme/tokens.ts'
import { maxChips } from '../cells/ChipsCell.tsx'
import { describedBy, FieldFrame } from '../parts/forms/FieldFrame.tsx'
import { FormDialog } from '../parts/forms/FormDialog.tsx'
import { wholeChip } from './wholeChip.ts'

const RecordTree = lazyPart(() =>
  import('../parts/trees/RecordTree.tsx').then(module => ({ default: module.RecordTree }))
)
const SeveralTree = lazyPart(() =>
  import('../parts/trees/SeveralTree.tsx').then(module => ({ default: module.SeveralTree }))
)

const idsOf = (value: unknown): readonly RecordId[] =>
  [value].flat().filter(one => typeof one === 'number' || typeof one === 'string')

/** Adds a record to a choice, or removes it if it is there. */
const withOrWithout = (ids: readonly RecordId[], id: RecordId): readonly RecordId[] =>
  ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id]

/** Chooses one or several records in a dialog that shows their tree. */
export function TreeControl(props: ControlProps) {
  const translate = useTranslate()
  const comma = useComma()
  const { id, value, onChange, schema, disabled, error, label, compact } = props
  const several = schema.items !== undefined
  const ref = refOf(schema)
  const resource = ref?.resource ?? ''
  const ids = idsOf(value)
  const nameOf = useRecordNames(resource, ids)
  const [draft, setDraft] = useState<readonly RecordId[]>()
  const [missing, setMissing] = useState(false)
  const choose = (next: readonly RecordId[] | undefined) => {
    setMissing(false)
    setDraft(next)
  }
  const submit = (chosen: readonly RecordId[]) => {
    // an earlier choice may be emptied; confirming without any choice is a mistake; specification 5, 8
    if (chosen.length === 0 && (ids.length === 0 || props.required)) return setMissing(true)
    give(chosen)
    choose(undefined)
  }
  const give = (next: readonly RecordId[]) =>
    onChange(next.length === 0 ? undefined : several ? next : next[0])
  const words = ids.map(nameOf)
  const pick = translate('entity.pick')
  const shown = several && !compact ? pick : words.join(comma) || (compact ? label : pick)
  if (!optionsOperation(resource)) return null
  return (
    <FieldFrame {...props}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          id={id}
          variant="outlined"
          color="inherit"
          fullWidth={compact ?? false}
          disabled={disabled ?? false}
          aria-haspopup="dialog"
          aria-label={shown === label ? label : `${label} ${shown}`}
          aria-describedby={describedBy(props)}
          startIcon={<AccountTree fontSize="small" />}
          onClick={() => choose(ids)}
          sx={{
            fontWeight: 400,
            overflow: 'hidden',
            ...(error && { borderColor: 'error.main' }),
            // as high as the other filters of its line
            ...(compact && { '@media (pointer: fine)': { minHeight: size.field } }),
            justifyContent: 'flex-start',
            color: words.length > 0 ? 'text.primary' : 'text.disabled'
          }}
        >
          {shown}
        </Button>
        {several && !compact && ids.length > maxChips && (
          <span>{translate('ra.action.bulk_actions', { smart_count: ids.length })}</span>
        )}
        {several &&
          !compact &&
          ids.length <= maxChips &&
          ids.map((one, index) => (
            <Chip
              key={one}
              size="small"
              sx={wholeChip}
              label={words[index]}
              disabled={disabled ?? false}
              onDelete={() => give(ids.filter(other => other !== one))}
            />
          ))}
        {!several && !compact && !props.required && ids.length > 0 && !disabled && (
          <Button size="small" color="inherit" onClick={() => give([])}>
            {translate('ra.action.clear_input_value')}
          </Button>
        )}
      </Box>
      {draft && (
        <FormDialog
          title={translate('entity.tree.choose', { name: label })}
          verb={translate('ra.action.confirm')}
          tone="primary"
          busy={false}
          trouble={null}
          onSubmit={() => submit(draft)}
          onClose={() => choose(undefined)}
        >
          <Box sx={{ height: 'min(420px, 60dvh)', display: 'grid' }}>
            <Suspense>
              {several && !compact ? (
                <SeveralTree
                  resource={resource}
                  label={label}
                  chosen={draft}
                  narrowing={ref?.filter}
                  withAbove={ref?.withAbove}
                  onChange={choose}
                />
              ) : (
                <RecordTree
                  resource={resource}
                  label={label}
                  chosen={draft}
                  several={several}
                  narrowing={ref?.filter}
                  onChoose={option => choose(several ? withOrWithout(draft, option.id) : [option.id])}
                />
              )}
            </Suspense>
          </Box>
          {missing && (
            <FormHelperText error role="alert" sx={{ m: 0 }}>
              {translate('entity.tree.chooseFirst', {
                name: translate(`one.${resource}`, { _: label })
              })}
            </FormHelperText>
          )}
        </FormDialog>
      )}
    </FieldFrame>
  )
}
