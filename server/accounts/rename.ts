/** Changes the name under which a company writes from now on, and its kind; what is written keeps the name it was written under. */
export { setCompany } from './store.ts'
