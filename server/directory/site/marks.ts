/** Facts about this database that other nouns keep between two runs. */
export { findMark as readMark, setMark as writeMark } from './store.ts'
