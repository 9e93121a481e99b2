import { useTranslate } from 'ra-core'
import { useNow } from '../../fields/useNow.ts'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { FiguresBoard } from '../dataBoard/FiguresBoard.tsx'
import { Filters } from '../dataBoard/Filters.tsx'
import { allSource } from '../dataBoard/source.ts'
import { useAsked } from '../dataBoard/useFigures.ts'
import { useAllPlaces } from '../dataBoard/usePlaces.ts'

function Content() {
  const translate = useTranslate()
  const now = useNow()
  const asked = useAsked(now)
  return (
    <FiguresBoard
      source={allSource}
      title={translate('upkeep.figures')}
      whose={translate('dataBoard.report.everybody')}
      asked={asked}
      filters={<Filters asked={asked} places={useAllPlaces(asked)} />}
    />
  )
}

/** Shows the figures of all institutions. */
export const FiguresPage = () => (
  <PageTexts family="dataBoard">
    <Content />
  </PageTexts>
)
