import {
  Box,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useMe } from '../../session/useMe.ts'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { figureCells, OutcomeLine } from './OutcomeLine.tsx'
import type { Figures } from './ProposalsPage.tsx'
import { percent, takenShare } from './shares.ts'

type Kind = Figures['kinds'][number]

/** Shows each kind of proposals with its switch and its sums. */
export function KindList({ kinds }: { kinds: readonly Kind[] }) {
  const translate = useTranslate()
  const { permissions } = useMe()
  const maySwitch = permissions.includes('sys:parameter:update')
  const title = translate('proposals.byKind')
  return (
    <Card>
      <CardBody>
        <Typography variant="h2">{title}</Typography>
        <TableContainer tabIndex={0} role="region" aria-label={title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('proposals.columns.kind')}</TableCell>
                <TableCell>{translate('proposals.columns.isOn')}</TableCell>
                {(['offered', 'taken', 'changed', 'share'] as const).map(name => (
                  <TableCell key={name} sx={figureCells}>
                    {translate(`proposals.columns.${name}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {kinds.map(one => (
                <TableRow key={one.kind}>
                  <TableCell component="th" scope="row">
                    <Box sx={{ minWidth: '6rem' }}>{translate(`proposals.kinds.${one.kind}`)}</Box>
                    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', minWidth: '9rem' }}>
                      {translate(`proposals.where.${one.kind}`)}
                    </Box>
                    <OutcomeLine outcomes={one} />
                  </TableCell>
                  <TableCell>
                    <KindSwitch one={one} maySwitch={maySwitch} />
                  </TableCell>
                  <TableCell sx={figureCells}>{one.offered}</TableCell>
                  <TableCell sx={figureCells}>{one.taken}</TableCell>
                  <TableCell sx={figureCells}>{one.changed}</TableCell>
                  <TableCell sx={figureCells}>{percent(takenShare(one))}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </CardBody>
    </Card>
  )
}

function KindSwitch({ one, maySwitch }: { one: Kind; maySwitch: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { kind, isOn, parameter } = one
  const words = translate(isOn ? 'proposals.on' : 'proposals.off')
  if (!parameter || !maySwitch) return words
  async function change(target: boolean) {
    if (!parameter || isBusy) return
    setBusy(true)
    try {
      const body = { version: parameter.version, value: target ? '1' : '0' }
      await api.call('sysParameterUpdate', { params: { id: parameter.id }, body })
    } catch (failure) {
      notify(failureWords(failure, translate), { type: 'error' })
    }
    // also after a refusal: somebody else may have changed it
    await queries.invalidateQueries({
      predicate: ({ queryKey: [first] }) => first === 'proposalFigures' || first === 'parameter'
    })
    setBusy(false)
  }
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      <Switch
        size="small"
        checked={isOn}
        onChange={(_, target) => void change(target)}
        slotProps={{ input: { 'aria-label': translate(`proposals.kinds.${kind}`), 'aria-busy': isBusy } }}
      />
      {words}
    </Box>
  )
}
