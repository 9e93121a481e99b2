/** For other nouns: a message's grades. */
export { type GradeRecord, listGrades } from './store.ts'
