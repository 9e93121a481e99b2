/** For the buffer that visits wait in. */
export { insertRows as insertVisits, type VisitRow as Visit } from './store.ts'
