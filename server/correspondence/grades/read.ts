/** For other nouns: reads and changes the grades of a message. */
export { listGrades, putGradesAway, strikeGrade } from './store.ts'
export { gradeView } from './view.ts'
