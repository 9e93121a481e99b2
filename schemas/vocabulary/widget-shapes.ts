/** The values of the widgets whose value is an object: the generator gives a field with such a widget these properties. */
import { maxId } from '../facts/formats.ts'
import { shape } from './shape.ts'
import type { JsonSchema, WidgetName } from './vocabulary.ts'

/**
 * A file of a record. A request that writes a record sends `aid`, the id of an upload; the other properties are only
 * read.
 */
const fileShape = shape('A file.', {
  aid: { type: 'integer', description: 'The id of the upload.', minimum: 1, maximum: maxId, examples: [7] },
  fileName: {
    type: 'string',
    description: 'What its uploader called it.',
    maxLength: 200,
    examples: ['lamp.jpg']
  },
  mime: { type: 'string', description: 'Its media type.', maxLength: 100, examples: ['image/jpeg'] },
  bytes: { type: 'integer', description: 'Its size.', minimum: 0, maximum: maxId, examples: [2048] },
  url: {
    type: 'string',
    description: 'Its address, good for an hour at least.',
    maxLength: 300,
    examples: ['/files/attachment/0a1b2c3d4e5f60718293a4b5.jpg']
  },
  thumbUrl: {
    type: ['string', 'null'],
    description: 'The address of its small picture.',
    maxLength: 300,
    examples: [null]
  }
})

/** A place: degrees of WGS 84, and a text. */
const pointShape = shape(
  'A place.',
  {
    lat: { type: 'number', description: 'Degrees north.', minimum: -90, maximum: 90, examples: [30.259244] },
    lng: {
      type: 'number',
      description: 'Degrees east.',
      minimum: -180,
      maximum: 180,
      examples: [120.219375]
    },
    text: { type: 'string', description: 'What is there.', maxLength: 100, examples: ['东门'] }
  },
  ['text']
)

/** The shape of one value of a widget, and the properties that a request must contain. */
const shapes: { readonly [Name in WidgetName]?: { shape: JsonSchema; written: readonly string[] } } = {
  attachment: { shape: fileShape, written: ['aid'] },
  map: { shape: pointShape, written: ['lat', 'lng'] }
}

/** Tells whether a field with this widget is declared as an object without properties. */
export const hasShape = (widget: WidgetName | undefined): boolean =>
  widget !== undefined && shapes[widget] !== undefined

/**
 * Returns a field with the properties of its widget's values; returns other fields unchanged.
 * @param use a written value may leave out properties that are only read
 */
export function withShape(property: JsonSchema, use: 'read' | 'written'): JsonSchema {
  const { 'x-widget': widget, items } = property
  const known = widget && shapes[widget]
  if (!known) return property
  const { properties = {}, required = [] } = known.shape
  const own: JsonSchema = {
    additionalProperties: false,
    required: use === 'read' ? required : known.written,
    properties
  }
  return items ? { ...property, items: { ...items, ...own } } : { ...property, ...own }
}
