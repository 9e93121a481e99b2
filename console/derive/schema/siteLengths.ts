import type { ActionId } from '@board/generated/actions'
import type { Site } from '../../api/site.ts'
import type { Field } from './fields.ts'

/** Texts whose least length is a parameter of the site: `<operationId>.<field>` → its name among the site's limits. */
const least: Readonly<Record<string, 'reasonMin'>> = {
  'requestReturn.reason': 'reasonMin',
  'sendBackReply.reason': 'reasonMin'
}

/** Returns the fields of an act with the least lengths that the site asks for. */
export const withSiteLengths = (
  fields: readonly Field[],
  id: ActionId,
  limits: Pick<Site['limits'], 'reasonMin'> | undefined
): readonly Field[] =>
  fields.map(field => {
    const limit = least[`${id}.${field.name}`]
    const minLength = limit && limits?.[limit]
    return minLength === undefined ? field : { ...field, schema: { ...field.schema, minLength } }
  })
