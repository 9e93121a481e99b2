/** The steps that delete a company's rows when its account is given up. */
export { deleteCompanyOf, deleteRequestsOf } from './store.ts'
