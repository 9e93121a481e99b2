/** For the noun voices: functions that change the number of voices of a message. */
export { addVoice, decrementVoices, removeVoice } from './store.ts'
