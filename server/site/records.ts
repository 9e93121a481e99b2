/** What the rules of parameters, dictionaries and regions ask of the site's tables before they let a record change. */
export {
  countInRegion,
  hasOffered,
  hasRegionsBelow,
  isDomainUsed,
  lockDictType,
  lockParameter,
  selectDictTypes
} from './store.ts'
