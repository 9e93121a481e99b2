import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { type ChangedPart, changesOf } from './changes.ts'

type Text = Parameters<typeof changesOf>[0]

interface Props {
  confirmed: Text
  latest: Text
}

interface LinesProps {
  part: ChangedPart
  lines: readonly string[]
  as: 'del' | 'ins'
}

/** Shows the lines of one side of a change, each with a word that does not depend on its colour. */
function Lines({ part, lines, as }: LinesProps) {
  const translate = useTranslate()
  if (lines.length === 0) return null
  const word = translate(`collection.changes.${as === 'del' ? 'before' : 'after'}`)
  // the address of a picture means nothing to a reader
  const shown = part === 'cover' ? [translate('collection.changes.picture')] : lines
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '4em minmax(0, 1fr)',
        columnGap: 2,
        alignItems: 'baseline'
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {word}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {shown.map(line => (
          <Typography
            key={line}
            component={as}
            sx={{
              display: 'block',
              textDecoration: as === 'del' ? 'line-through' : 'none',
              color: as === 'del' ? 'text.secondary' : 'text.primary'
            }}
          >
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

function Changes({ confirmed, latest }: Props) {
  const translate = useTranslate()
  const changes = changesOf(confirmed, latest)
  if (changes.length === 0) return <Typography>{translate('collection.changes.none')}</Typography>
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
      {changes.map(({ part, removed, added }) => (
        <Box component="li" key={part} sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h3">{translate(`collection.changes.parts.${part}`)}</Typography>
          <Lines part={part} lines={removed} as="del" />
          <Lines part={part} lines={added} as="ins" />
        </Box>
      ))}
    </Box>
  )
}

/** Lists in which parts the changed text of a campaign differs from the confirmed one, with both wordings. */
export function CampaignChanges(props: Props) {
  return (
    <PageTexts family="collection" fallback={null}>
      <Changes {...props} />
    </PageTexts>
  )
}
