import { actions } from '@board/generated/actions'
import { Box, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'ra-core'
import { useContext, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '../../../api/client.ts'
import { optionName, optionsStale } from '../../../api/options.ts'
import { type Ticked, TickedContext } from '../../../derive/bulk/ticked.ts'
import type { InputProps } from '../../../derive/overrides.ts'
import { PageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { inputs } from '../../../widgets/registry.tsx'
import { ProposedUnits } from './ProposedUnits.tsx'
import { type UnitsByMessage, UnitTable } from './UnitTable.tsx'
import { useUnitKeys } from './useUnitKeys.ts'
import { mostProposed, useUnitProposals } from './useUnitProposals.ts'

const schema = actions.assignMessage.body?.properties?.groupId ?? {}

/** Edits the unit to which one message is assigned, or the units of several messages. */
export default function UnitInput(props: InputProps) {
  const ticked = useContext(TickedContext)
  const isByMessage = ticked.length > 1 && ticked.length <= mostProposed
  return (
    <PageTexts family="units" fallback={null}>
      {isByMessage ? <UnitsOfSeveral {...props} messages={ticked} /> : <UnitOfOne {...props} />}
    </PageTexts>
  )
}

function UnitOfOne(props: InputProps) {
  const { source, id } = props
  const [ticked, second] = useContext(TickedContext)
  const record = useRecordContext()
  const tid = second ? 0 : Number(ticked?.id ?? record?.tid ?? 0)
  const { data, isLoading, error } = useUnitProposals(tid > 0 ? [tid] : [])
  const { setValue } = useFormContext()
  const chosen = useWatch({ name: source })
  const units = data?.list[0]?.units ?? []
  const take = (groupId: number) => setValue(source, groupId, { shouldDirty: true, shouldValidate: true })
  useUnitKeys(id, chosen, units, take)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ProposedUnits proposals={data} isPending={isLoading} units={units} chosen={chosen} onTake={take} />
      {error && <NotRead />}
      <inputs.reference {...props} schema={schema} />
    </Box>
  )
}

/** Says that the proposals were not read, which prevents nothing. */
function NotRead() {
  const translate = useTranslate()
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {translate('units.failed')}
    </Typography>
  )
}

function UnitsOfSeveral({ messages, ...props }: InputProps & { messages: readonly Ticked[] }) {
  const { source, id = source } = props
  const translate = useTranslate()
  const { setValue, getFieldState, formState } = useFormContext()
  const byRecord = useWatch({ name: 'byRecord' })
  const chosen: UnitsByMessage | undefined = byRecord?.[source]
  const { data, isLoading, error: failure } = useUnitProposals(messages.map(message => message.id))
  const { data: options = [] } = useQuery({
    queryKey: ['listSubordinates'],
    queryFn: ({ signal }) => api.call('listSubordinates', { signal }),
    staleTime: optionsStale
  })
  const choose = (next: UnitsByMessage | undefined) => {
    setValue(source, null)
    setValue('byRecord', next && { [source]: next }, { shouldDirty: true })
    const nameOf = new Map(options.map(({ id: unit, name }) => [unit, name]))
    const names = Object.entries(next ?? {}).map(([tid, unit]) => [tid, unit && nameOf.get(unit)])
    setValue('namesByRecord', next && Object.fromEntries(names))
  }
  const { error } = getFieldState(source, formState)
  const isProposed = data?.list.some(({ units: proposed }) => proposed.length > 0) ?? false
  const isDecided = useRef(chosen !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposals decide once, before the reader does
  useEffect(() => {
    if (!isProposed || isDecided.current) return
    isDecided.current = true
    choose({})
  }, [isProposed])
  const units = options.map(({ id: value, name, regionName }) => ({
    value,
    label: optionName({ id: value, label: name, details: [regionName] })
  }))
  if (isLoading) return null
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <FormLabel id={`${id}-how`}>{translate('units.how')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={`${id}-how`}
          value={chosen ? 'each' : 'same'}
          onChange={(_, how) => {
            isDecided.current = true
            choose(how === 'each' ? {} : undefined)
          }}
        >
          {(['same', 'each'] as const).map(how => (
            <FormControlLabel
              key={how}
              value={how}
              control={<Radio size="small" />}
              label={translate(`units.${how}`)}
            />
          ))}
        </RadioGroup>
      </div>
      {failure && <NotRead />}
      {chosen ? (
        <>
          {error && (
            <Typography variant="body2" role="alert" color="error">
              {translate('units.noneChosen')}
            </Typography>
          )}
          <UnitTable
            id={id}
            messages={messages}
            proposals={data}
            units={units}
            chosen={chosen}
            onChoose={choose}
          />
        </>
      ) : (
        <inputs.reference {...props} schema={schema} />
      )}
    </Box>
  )
}
