import { Box, NativeSelect, OutlinedInput, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import type { Ticked } from '../../../derive/bulk/ticked.ts'
import { ActionButton } from '../../../widgets/registry.tsx'
import { type ProposedUnit, type UnitProposals, useUnitReason } from './useUnitProposals.ts'

/** The chosen units, by message. */
export type UnitsByMessage = Readonly<Record<string, number | undefined>>

interface Props {
  /** The id of the first field, so that the summary of errors can link to it. */
  id: string
  messages: readonly Ticked[]
  proposals: UnitProposals | undefined
  units: readonly { readonly value: string | number; readonly label: string }[]
  chosen: UnitsByMessage
  onChoose: (chosen: UnitsByMessage) => void
}

/** Chooses a unit for each of several messages, with the units that are proposed for it. */
export function UnitTable({ id, messages, proposals, units, chosen, onChoose }: Props) {
  const translate = useTranslate()
  const proposedFor = new Map(
    (proposals?.list ?? []).filter(one => one.units.length > 0).map(one => [one.tid, one.units])
  )
  const open = messages.filter(one => chosen[one.id] === undefined)
  const takeable = open.flatMap(one => {
    const [first] = proposedFor.get(one.id) ?? []
    return first ? [[one.id, first.groupId] as const] : []
  })
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {takeable.length > 0 && (
        <div>
          <ActionButton onClick={() => onChoose({ ...chosen, ...Object.fromEntries(takeable) })}>
            {translate('units.takeAll', { smart_count: takeable.length })}
          </ActionButton>
        </div>
      )}
      {proposedFor.size > 0 && (
        <Typography
          variant="body2"
          sx={{ color: 'text.disabled', '@media (pointer: coarse)': { display: 'none' } }}
        >
          {translate('units.rowKeys')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        {messages.map((message, index) => (
          <UnitRow
            key={message.id}
            id={index === 0 ? id : `${id}-${message.id}`}
            message={message}
            proposed={proposedFor.get(message.id) ?? []}
            recent={proposals?.recent ?? []}
            units={units}
            value={chosen[message.id]}
            onChoose={groupId => onChoose({ ...chosen, [message.id]: groupId })}
          />
        ))}
      </Box>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: open.length > 0 ? 'warning.main' : 'text.secondary' }}
      >
        {open.length > 0
          ? translate('units.left', { smart_count: open.length })
          : translate('units.ready', { smart_count: messages.length })}
      </Typography>
    </Box>
  )
}

interface RowProps extends Pick<Props, 'id' | 'units'> {
  message: Ticked
  proposed: readonly ProposedUnit[]
  recent: UnitProposals['recent']
  value: number | undefined
  onChoose: (groupId: number | undefined) => void
}

function UnitRow({ id, message, proposed, recent, units, value, onChoose }: RowProps) {
  const translate = useTranslate()
  const reasonOf = useUnitReason()
  const [first] = proposed
  const isOpen = value === undefined
  const taken = proposed.find(({ groupId }) => groupId === value)
  /** Takes a proposed unit by its number, and goes on to the next message. */
  const takeByKey = (event: KeyboardEvent<HTMLElement>) => {
    const unit = /^[1-3]$/.test(event.key) ? proposed[Number(event.key) - 1] : undefined
    if (!unit || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChoose(unit.groupId)
    event.currentTarget.closest('li')?.nextElementSibling?.querySelector('select')?.focus()
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: 2,
        alignItems: 'center',
        py: 2,
        borderBottom: 1,
        borderColor: 'divider'
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box component="label" htmlFor={id} sx={{ overflowWrap: 'anywhere' }}>
          {message.name}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.disabled' }}>
          {translate('units.number', { tid: message.id })}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 1 }}>
        <NativeSelect
          value={value ?? ''}
          input={<OutlinedInput size="small" />}
          onChange={event => onChoose(event.target.value === '' ? undefined : Number(event.target.value))}
          onKeyDown={takeByKey}
          inputProps={{ id, 'aria-label': translate('units.unitFor', { subject: message.name }) }}
        >
          <option value="">{translate('units.choose')}</option>
          <UnitOptions label={translate('units.propose')} units={proposed} />
          <UnitOptions
            label={translate('units.recent')}
            units={recent.filter(one => proposed.every(({ groupId }) => groupId !== one.groupId))}
          />
          <UnitOptions
            label={translate('units.all')}
            units={units
              .map(({ value: groupId, label }) => ({ groupId: Number(groupId), name: label }))
              .filter(({ groupId }) => ![...proposed, ...recent].some(one => one.groupId === groupId))}
          />
        </NativeSelect>
        {isOpen && first && (
          <Box sx={{ bgcolor: theme => theme.tokens.accentSoft, borderRadius: 1, px: 2, py: 1 }}>
            <ActionButton small tone="quiet" onClick={() => onChoose(first.groupId)}>
              {`${translate('units.propose')} ${first.name}`}
            </ActionButton>
            <Typography variant="body2" sx={{ color: 'text.disabled' }}>
              {reasonOf(first)}
            </Typography>
          </Box>
        )}
        {taken && (
          <Typography variant="body2" sx={{ color: 'text.disabled' }}>
            {reasonOf(taken)}
          </Typography>
        )}
        {isOpen && !first && (
          <Typography variant="body2" sx={{ color: 'text.disabled' }}>
            {translate('units.none')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

interface OptionsProps {
  label: string
  units: readonly { readonly groupId: number; readonly name: string }[]
}

const UnitOptions = ({ label, units }: OptionsProps) =>
  units.length > 0 && (
    <optgroup label={label}>
      {units.map(({ groupId, name }) => (
        <option key={groupId} value={groupId}>
          {name}
        </option>
      ))}
    </optgroup>
  )
