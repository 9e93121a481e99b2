/** The channels and kinds of news that an account chose; other nouns read and write them by these functions. */
export { type ChoiceRow, clearChannel, findChoice, upsertChoice } from './store.ts'
