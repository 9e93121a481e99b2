import { words } from '@board/generated/words/en-US'
import type { TranslationMessages } from 'ra-core'
import { wordMessages } from '../words.ts'
import { board } from './board.ts'
import { boardFields } from './boards.ts'
import { collection } from './collection.ts'
import { entity } from './entity.ts'
import { frame } from './frame.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { ra } from './ra.ts'
import { one } from './record/one.ts'
import { requests } from './requests.ts'
import { review } from './review.ts'
import { upkeep } from './upkeep.ts'

export const messages: TranslationMessages = {
  ra,
  ...board,
  ...wordMessages(words),
  ...pages,
  ...people.pages,
  ...review.pages,
  ...upkeep.pages,
  ...requests,
  campaignStage: collection.campaignStage,
  ...frame,
  ...entity,
  one,
  entities: {
    ...boardFields,
    ...collection.boards,
    ...people.boards,
    ...review.boards,
    ...upkeep.boards
  }
}
