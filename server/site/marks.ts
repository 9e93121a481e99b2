/** For other nouns: facts about this database that they keep between two runs. */
export { findMark as readMark, setMark as writeMark } from './store.ts'
