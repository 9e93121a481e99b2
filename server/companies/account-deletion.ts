/** What is deleted of a company when its account is given up. */
export { deleteCompanyOf, deleteRequestsOf } from './store.ts'
