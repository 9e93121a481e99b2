/** For other nouns: a message's grades. */
export { listGrades, putGradesAway, strikeGrade } from './store.ts'
export { gradeView } from './view.ts'
