import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import { Box, Checkbox, FormControlLabel, IconButton, OutlinedInput, Radio } from '@mui/material'
import { ListBase, useListContext, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { failureWords } from '../../../api/failure.ts'
import type { Narrowing, RecordOption } from '../../../api/options.ts'
import type { RecordId } from '../../../api/tree.ts'
import { namesAlone } from '../../../api/types.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Notice } from '../notices/States.tsx'

interface Props {
  resource: string
  label: string
  several: boolean
  /** Filters that limit the offered records; absent: all records. */
  narrowing?: Narrowing | undefined
  chosen: readonly unknown[]
  onChoose: (ids: RecordId[]) => void
  onClose: () => void
}

const pageSize = 10
const pause = 300

const idsOf = (chosen: readonly unknown[]) =>
  chosen.filter(one => typeof one === 'number' || typeof one === 'string')

/** Shows the name of a record, and below it the details that distinguish it from records with the same name. */
function Described({ words, details }: { words: string; details: readonly string[] }) {
  if (details.length === 0) return words
  return (
    <Box component="span" sx={{ display: 'block', pl: 2, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      {words}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
        {details.join(' · ')}
      </Box>
    </Box>
  )
}

const inItsOwnState = { disableAuthentication: true, disableSyncWithLocation: true, storeKey: false } as const
const queryOptions = { meta: namesAlone, onError: () => undefined }

/**
 * Lets the reader choose records in a dialog with pages and a search. The choice is kept across pages (specification
 * 2).
 */
export const RecordPicker = ({ resource, narrowing = {}, ...props }: Props) => (
  <ListBase
    {...inItsOwnState}
    resource={resource}
    filter={narrowing}
    perPage={pageSize}
    debounce={pause}
    queryOptions={queryOptions}
  >
    <PickerDialog {...props} />
  </ListBase>
)

type DialogProps = Omit<Props, 'resource' | 'narrowing'>

function PickerDialog({ label, several, chosen, onChoose, onClose }: DialogProps) {
  const translate = useTranslate()
  const [draft, setDraft] = useState<RecordId[]>(() => idsOf(chosen))
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const {
    data: found = [],
    isPending,
    error,
    page,
    setPage,
    setFilters,
    hasNextPage,
    hasPreviousPage
  } = useListContext<RecordOption>()
  const toggle = (id: RecordId) => {
    setMissing(false)
    if (!several) setDraft([id])
    else setDraft(draft.includes(id) ? draft.filter(one => one !== id) : [...draft, id])
  }
  const submit = () => (several || draft.length > 0 ? onChoose(draft) : setMissing(true))
  const Control = several ? Checkbox : Radio
  const name = useId()
  return (
    <FormDialog
      title={translate('entity.tree.choose', { name: label })}
      verb={translate('ra.action.confirm')}
      tone="primary"
      busy={false}
      trouble={
        error ? (
          <Notice kind="error" words={failureWords(error, translate)} />
        ) : missing ? (
          <Notice kind="warning" words={translate('entity.selectOne')} />
        ) : null
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <OutlinedInput
        type="search"
        autoFocus
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          setFilters({ q: value.trim() }, undefined, true)
        }}
        placeholder={translate('entity.tree.search')}
        inputProps={{ 'aria-label': translate('entity.tree.search'), maxLength: 50 }}
      />
      <Box
        role={several ? 'group' : 'radiogroup'}
        aria-label={label}
        sx={{ display: 'grid', minHeight: 320, alignContent: 'start' }}
      >
        {found.map(({ id, label: words, details = [] }) => (
          <FormControlLabel
            key={id}
            label={<Described words={words} details={details} />}
            sx={{ mr: 0, py: details.length > 0 ? 0.5 : 0 }}
            control={
              <Control
                size="small"
                // all have the same name, so that the arrow keys move between them
                {...(!several && { name })}
                checked={draft.includes(id)}
                onChange={() => toggle(id)}
              />
            }
          />
        ))}
        {found.length === 0 && (
          <Box role="status" sx={{ color: 'text.disabled' }}>
            {translate(isPending ? 'ra.page.loading' : 'form.noOptions')}
          </Box>
        )}
      </Box>
      <Box
        component="nav"
        aria-label={translate('board.pages')}
        sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
      >
        {several && (
          <Box component="span" role="status" sx={{ mr: 'auto' }}>
            {translate('ra.action.bulk_actions', { smart_count: draft.length })}
          </Box>
        )}
        <IconButton
          size="small"
          aria-label={translate('ra.navigation.previous')}
          disabled={!hasPreviousPage}
          onClick={() => setPage(page - 1)}
        >
          <NavigateBefore fontSize="small" />
        </IconButton>
        {page}
        <IconButton
          size="small"
          aria-label={translate('ra.navigation.next')}
          disabled={!hasNextPage}
          onClick={() => setPage(page + 1)}
        >
          <NavigateNext fontSize="small" />
        </IconButton>
      </Box>
    </FormDialog>
  )
}
