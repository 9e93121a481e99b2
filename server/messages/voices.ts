/** For the noun voices: functions that change the number of voices of a message. */
export { addVoice, removeVoice, takeVoicesBack } from './store.ts'
