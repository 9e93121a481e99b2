import { Box, ButtonBase, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { ActionButton } from '../../../widgets/registry.tsx'
import { type ProposedUnit, type UnitProposals, useUnitReason } from './useUnitProposals.ts'

interface Props {
  proposals: UnitProposals | undefined
  isPending: boolean
  units: readonly ProposedUnit[]
  chosen: unknown
  onTake: (groupId: number) => void
}

/** The height of a proposed unit in pixels; room for three is kept while they are fetched. */
const rowHeight = 48

/** Shows the units that are proposed for one message, each with its key and its reason, and those that were used last. */
export function ProposedUnits({ proposals, isPending, units, chosen, onTake }: Props) {
  const translate = useTranslate()
  const reasonOf = useUnitReason()
  if (isPending) return <Box aria-hidden sx={{ minHeight: 3 * rowHeight }} />
  const { whyNone = null, assignments = 0, leastAssignments = 0, recent = [] } = proposals ?? {}
  const others = recent.filter(({ groupId }) => units.every(one => one.groupId !== groupId))
  return (
    <>
      {units.length > 0 && (
        <Box
          role="group"
          aria-label={translate('units.propose')}
          sx={{ bgcolor: theme => theme.tokens.accentSoft, borderRadius: 1.5, p: 1, display: 'grid' }}
        >
          {units.map((unit, index) => (
            <ButtonBase
              key={unit.groupId}
              aria-pressed={unit.groupId === chosen}
              aria-keyshortcuts={String(index + 1)}
              title={translate('units.keys')}
              onClick={() => onTake(unit.groupId)}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr) auto',
                columnGap: 2,
                alignItems: 'baseline',
                textAlign: 'start',
                borderRadius: 1,
                px: 2,
                py: 1,
                minHeight: rowHeight,
                '&:hover': { bgcolor: 'background.paper' }
              }}
            >
              <Typography variant="body2" component="span" sx={{ color: 'primary.main' }}>
                {translate('units.propose')}
              </Typography>
              <Box
                component="span"
                sx={{ overflowWrap: 'anywhere', fontWeight: unit.groupId === chosen ? 600 : 400 }}
              >
                {unit.name}
              </Box>
              {unit.groupId === chosen ? <Chosen /> : <UnitKey number={index + 1} />}
              <Typography
                variant="body2"
                component="span"
                sx={{ gridColumn: '2 / -1', color: 'text.disabled', overflowWrap: 'anywhere' }}
              >
                {reasonOf(unit)}
              </Typography>
            </ButtonBase>
          ))}
        </Box>
      )}
      {whyNone === 'fewAssignments' && (
        <Typography variant="body2" sx={{ color: 'text.disabled' }}>
          {translate('units.few', { least: leastAssignments, count: assignments })}
        </Typography>
      )}
      {others.length > 0 && (
        <Box
          role="group"
          aria-label={translate('units.recent')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('units.recent')}
          </Typography>
          {others.map(({ groupId, name }) => (
            <ActionButton key={groupId} small onClick={() => onTake(groupId)}>
              {name}
            </ActionButton>
          ))}
        </Box>
      )}
    </>
  )
}

/** Marks the unit that was taken, so that bold type alone does not say it. */
const Chosen = () => (
  <Box component="span" aria-hidden sx={{ px: 1.5, color: 'primary.main', fontWeight: 600 }}>
    ✓
  </Box>
)

/** The key that takes a unit. */
const UnitKey = ({ number }: { number: number }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      px: 1.5,
      fontFamily: 'inherit',
      fontSize: 12,
      color: 'text.disabled',
      '@media (pointer: coarse)': { display: 'none' }
    }}
  >
    {number}
  </Box>
)
