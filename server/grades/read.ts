/** For other nouns' verbs: a message's grades. */
export { putGradesAway, strikeGrade } from './store.ts'
