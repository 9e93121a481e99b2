import { Box, Typography } from '@mui/material'
import { useFieldLabel } from '../../fields/labels.ts'
import { PlaceMap } from '../parts/map/PlaceMap.tsx'
import { placeOf, useDegreeWords } from '../parts/map/place.ts'
import { withPageTexts } from '../parts/PageTexts.tsx'
import type { CellProps } from './cells.tsx'

/** Shows a place: its text and coordinates, and where there is room also a map. */
function PlaceCell({ value, name, whole = false }: CellProps) {
  const label = useFieldLabel()
  const { placeWords } = useDegreeWords()
  const place = placeOf(value)
  if (!place) return null
  if (!whole) return <span>{[place.text, placeWords(place)].filter(Boolean).join(' · ')}</span>
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <span>
        {place.text && `${place.text} · `}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {placeWords(place)}
        </Typography>
      </span>
      <PlaceMap key={`${place.lat} ${place.lng}`} label={label(name)} place={place} />
    </Box>
  )
}

export default withPageTexts('map', PlaceCell)
