import { forumPaths } from './store.ts'

export {
  countOpen,
  hasMessages,
  hasNamesake,
  isBelow,
  isForumUsed,
  selectKindsBelow
} from './store.ts'

export const { place: placeForum } = forumPaths
