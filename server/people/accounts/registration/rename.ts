/** Changes the public name and the kind of a company. Earlier messages keep the old name. */
export { setCompany } from '../store.ts'
