import type { ActionId } from '@board/generated/actions'
import type { Site } from '../api/site.ts'
import type { Field } from './fields.ts'

/**
 * The texts whose minimum length is a parameter of the site: maps `<operationId>.<field>` to the name among the site's
 * limits.
 */
const minLengths: Readonly<Record<string, 'reasonMin'>> = {
  'requestReturn.reason': 'reasonMin',
  'sendBackReply.reason': 'reasonMin'
}

/** Returns the fields of an action with the minimum lengths of the site. */
export const withSiteLengths = (
  fields: readonly Field[],
  id: ActionId,
  limits: Pick<Site['limits'], 'reasonMin'> | undefined
): readonly Field[] =>
  fields.map(field => {
    const limit = minLengths[`${id}.${field.name}`]
    const minLength = limit && limits?.[limit]
    return minLength === undefined ? field : { ...field, schema: { ...field.schema, minLength } }
  })
