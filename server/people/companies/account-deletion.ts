/** The steps that delete a company's rows at the deletion of its account. */
export { deleteCompanyOf, deleteRequestsOf } from './store.ts'
