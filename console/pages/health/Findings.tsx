import type { DataOf } from '@board/client'
import { healthTones } from '@board/schemas/facts/health'
import { Box, Link } from '@mui/material'
import { CanAccess, useGetResourceLabel, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { whereTo } from './whereTo.ts'

type Finding = DataOf<'siteHealth'>['findings'][number]

function FindingItem({ code, amount, name = '' }: Finding) {
  const translate = useTranslate()
  const resourceLabel = useGetResourceLabel()
  const there = whereTo(code)
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 3, borderTop: 1, borderColor: 'divider' }}>
      <ToneWord tone={healthTones[code]} wraps>
        {translate(`health.findings.${code}.what`, { smart_count: amount ?? 0, name })}
      </ToneWord>
      <Box sx={{ color: 'text.secondary' }}>
        {translate(`health.findings.${code}.todo`)}
        {there && (
          <CanAccess resource={there.entity} action="list" error={null}>
            <Link component={RouterLink} to={there.to} sx={{ ml: 2 }}>
              {translate('health.goTo', { name: resourceLabel(there.entity) })}
            </Link>
          </CanAccess>
        )}
      </Box>
    </Box>
  )
}

/** Lists the findings, each with its remedy. Without findings it says that the site is in order. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const translate = useTranslate()
  const isBad = findings.some(({ code }) => healthTones[code] === 'late')
  const tone = findings.length === 0 ? 'ok' : isBad ? 'late' : 'wait'
  return (
    <div>
      {/* announced only when it changes, not at each check */}
      <Box role="status" sx={{ typography: 'h2' }}>
        <ToneWord tone={tone} wraps>
          {findings.length === 0
            ? translate('health.well')
            : translate('health.wrong', { smart_count: findings.length })}
        </ToneWord>
      </Box>
      {findings.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
          {findings.map(finding => (
            <FindingItem key={finding.code} {...finding} />
          ))}
        </Box>
      )}
    </div>
  )
}
