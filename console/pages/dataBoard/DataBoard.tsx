import { useTranslate } from 'ra-core'
import { useNow } from '../../fields/useNow.ts'
import { useMe } from '../../session/useMe.ts'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { FiguresBoard } from './FiguresBoard.tsx'
import { Filters } from './Filters.tsx'
import { ownSource } from './source.ts'
import { useAsked } from './useFigures.ts'
import { useOwnPlaces } from './usePlaces.ts'

function Content() {
  const translate = useTranslate()
  const { info } = useMe()
  const now = useNow()
  const asked = useAsked(now)
  return (
    <FiguresBoard
      source={ownSource}
      title={translate('dataBoard.title')}
      whose={info?.groupName ?? ''}
      asked={asked}
      filters={<Filters asked={asked} places={useOwnPlaces()} />}
    />
  )
}

/** Shows the figures of the reader's group and of the groups below it. */
export const DataBoard = () => (
  <PageTexts family="dataBoard">
    <Content />
  </PageTexts>
)
