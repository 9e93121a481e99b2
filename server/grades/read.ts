/** For other nouns: a message's grades. */
export { type GradeRecord, listGrades, putGradesAway, strikeGrade } from './store.ts'
