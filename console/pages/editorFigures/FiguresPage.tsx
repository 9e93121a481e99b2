import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { formatDate, formatTime, lastDays } from '../../derive/time.ts'
import { useTitle } from '../../layout/useTitle.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { TitledHead } from '../parts/TitledHead.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { groupings, oneOf, spans, units } from './figures.ts'

/** Offers words of the address in a list; another choice changes the address. */
function Choice({
  name,
  label,
  value,
  options
}: {
  name: string
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
}) {
  const [, setParams] = useSearchParams()
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={event =>
        setParams(
          before => {
            const after = new URLSearchParams(before)
            after.set(name, event.target.value)
            return after
          },
          { replace: true }
        )
      }
      sx={{ minWidth: 128 }}
    >
      {options.map(option => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

const spanWords = spans.map(String) as unknown as readonly [string, ...string[]]

function keep(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The figures of all institutions: a table by period, institution, forum, type or domain, and as a file. */
export function FiguresPage() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const days = oneOf(['30', ...spanWords], params.get('days'))
  const unit = oneOf(units, params.get('unit'))
  const by = oneOf(groupings, params.get('by'))
  const [failure, setFailure] = useState<unknown>()
  const title = translate('upkeep.figures')
  useTitle(title)
  const [startTime, endTime] = lastDays(Number(days), Date.now() / 1000)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['editorFigures', startTime, endTime, unit],
    queryFn: ({ signal }) => api.call('editorDataBoard', { body: { startTime, endTime, unit }, signal }),
    placeholderData: keepPreviousData,
    retry: false
  })
  async function download() {
    setFailure(undefined)
    try {
      const query = { startTime, endTime, unit, by }
      const file = (await api.callAny('exportEditorDataBoard', { query })) as Blob
      keep(file, `${title}-${translate(`upkeep.by.${by}`)}-${formatDate(endTime)}.csv`)
    } catch (refusal) {
      setFailure(refusal)
    }
  }

  return (
    <TitledHead
      title={title}
      tools={<ActionButton onClick={() => void download()}>{translate('upkeep.download')}</ActionButton>}
    >
      <Card>
        <CardBody>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Choice
              name="days"
              label={translate('upkeep.span')}
              value={days}
              options={spans.map(count => ({
                value: String(count),
                label: translate('upkeep.days', { count })
              }))}
            />
            <Choice
              name="by"
              label={translate('upkeep.grouping')}
              value={by}
              options={groupings.map(value => ({ value, label: translate(`upkeep.by.${value}`) }))}
            />
            {by === 'period' && (
              <Choice
                name="unit"
                label={translate('upkeep.unit')}
                value={unit}
                options={units.map(value => ({ value, label: translate(`upkeep.units.${value}`) }))}
              />
            )}
          </Box>
          {failure !== undefined && <Notice kind="error" words={failureWords(failure, translate)} />}
          {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
          {error && <Failed error={error} onRetry={() => void refetch()} />}
          {data && !error && (
            <>
              <FiguresTable board={data} by={by} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {data.countedAt === null
                  ? translate('upkeep.howNever')
                  : translate('upkeep.how', { at: formatTime(data.countedAt) })}
              </Typography>
            </>
          )}
        </CardBody>
      </Card>
    </TitledHead>
  )
}
