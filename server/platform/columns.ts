/** Columns of tables as properties of the contract: `answered_at` is `answeredAt`, and a moment is in seconds. */
import { seconds } from './calendar/time.ts'

/** The name of the column of a property: `answered_at` for `answeredAt`. */
export type ColumnOf<Property extends string> = Property extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : ''

/** Returns the name of the column of a property. */
export const columnOf = <Property extends string>(property: Property): ColumnOf<Property> =>
  property.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`) as ColumnOf<Property>

type Shape = { readonly properties: Readonly<Record<string, unknown>> }

type Sent<Value> = Value extends Date ? number : Value

/** The properties of a shape that a row has as columns, except some. */
export type SentColumns<Of extends Shape, Row, Except = never> = {
  [Property in Exclude<keyof Of['properties'] & string, Except> as ColumnOf<Property> extends keyof Row
    ? Property
    : never]: Sent<Row[ColumnOf<Property> & keyof Row]>
}

/**
 * Returns a function that reads the properties of a shape from the columns of a row. The caller writes the others: an
 * answer without them does not compile.
 * @param except properties that mean something else than the column of their name, or that not everybody may read
 */
export function mapColumns<const Of extends Shape, const Except extends keyof Of['properties'] = never>(
  shape: Of,
  except: readonly Except[] = []
) {
  const columns = Object.keys(shape.properties)
    .filter(property => !except.some(one => one === property))
    .map(property => [property, columnOf(property)] as const)
  return <Row extends object>(row: Row): SentColumns<Of, Row, Except> => {
    const values = row as Readonly<Record<string, unknown>>
    const sent: Record<string, unknown> = {}
    for (const [property, column] of columns) {
      const value = values[column]
      if (value !== undefined) sent[property] = value instanceof Date ? seconds(value) : value
    }
    return sent as SentColumns<Of, Row, Except>
  }
}
