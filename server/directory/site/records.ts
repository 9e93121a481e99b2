/** The queries by which the rules of parameters, dictionaries and regions check a change of a record. */
export {
  countInRegion,
  hasOffered,
  hasRegionsBelow,
  isDomainUsed,
  lockDictType,
  lockParameter,
  selectDictTypes
} from './store.ts'
