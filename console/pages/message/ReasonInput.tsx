import { actions } from '@board/generated/actions'
import { Box, Button, Divider, Menu, MenuItem, Typography } from '@mui/material'
import { useCanAccess, useGetList, useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { dictOptions, useSite } from '../../api/site.ts'
import { listAddress, recordAddress } from '../../base/entityAddresses.ts'
import type { InputProps } from '../../derive/overrides.ts'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { useFormFields } from '../../widgets/inputs/FormFields.ts'
import { useOpening } from '../../widgets/parts/opening.tsx'
import { inputs } from '../../widgets/registry.tsx'
import { addStandardReason } from './reason.ts'

const TextareaInput = inputs.textarea

/** Edits the reason of a return or a take-down; one of the site's standard reasons can be inserted. */
export default function ReasonInput(props: InputProps) {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const { operation } = useFormFields() ?? {}
  const { opener, opened, close } = useOpening('menu')
  const isTakingDown = operation === 'takeDownMessage'
  const dict = isTakingDown ? 'takeDownReason' : 'returnReason'
  const manage = useManagement(dict, opened.open)
  const reasons = dictOptions(useSite(), dict, false).filter(({ isRetired }) => !isRetired)
  const choose = (reason: string) => {
    close()
    const { id = '', source } = props
    const written = addStandardReason(getValues(source), reason)
    setValue(source, written, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    // the list first returns the focus to its button
    setTimeout(() => document.getElementById(id)?.focus())
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', '& > :first-child': { width: 1 } }}>
      <TextareaInput
        {...props}
        schema={actions[isTakingDown ? 'takeDownMessage' : 'returnMessage'].body?.properties?.reason ?? {}}
      />
      {reasons.length > 0 && (
        <>
          <Button {...opener} size="small" color="secondary" disabled={props.disabled ?? false}>
            {translate('review.standardReasons')}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('review.reasonLanguages')}
          </Typography>
          <Menu
            {...opened}
            slotProps={{
              paper: { sx: { width: 400, maxWidth: '90vw' } },
              list: { 'aria-label': translate('review.standardReasons') }
            }}
          >
            {reasons.map(({ value, label }) => (
              <MenuItem key={value} dense sx={{ whiteSpace: 'normal' }} onClick={() => choose(label)}>
                {label}
              </MenuItem>
            ))}
            {manage && <Divider />}
            {manage && (
              // in another window, because the dialog would be left
              <MenuItem dense component={Link} to={manage} target="_blank" onClick={close}>
                {translate('review.manageReasons')}
              </MenuItem>
            )}
          </Menu>
        </>
      )}
    </Box>
  )
}

/** Returns the address of the values of a dictionary, for people who may see dictionaries. */
function useManagement(dict: string, isAsked: boolean): string | undefined {
  const { canAccess = false } = useCanAccess({ resource: 'dictType', action: 'list' })
  const { data } = useGetList<EntityRecord>(
    'dictType',
    { filter: { type: dict }, pagination: { page: 1, perPage: 10 } },
    { enabled: canAccess && isAsked, onError: () => undefined }
  )
  if (!canAccess) return undefined
  const found = data?.find(({ type }) => type === dict)
  return found
    ? `${recordAddress('dictType', found.id, 'show')}?tab=dictValue`
    : `${listAddress('dictType')}?${new URLSearchParams({ type: dict })}`
}
