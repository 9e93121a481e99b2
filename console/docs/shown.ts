type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Parameters that the page fills in itself, such as the signature. */
const own = new Set(['language', 'key', 't'].map(name => `#/components/parameters/${name}`))

/** Returns the contract without the parameters that the page fills in when a call is tried. Specification 7. */
export function shownContract(document: Json): Json {
  const { security: _, components, ...rest } = document
  const paths = isObject(document.paths) ? document.paths : {}
  return {
    ...rest,
    ...(isObject(components) && { components: withoutSecurity(components) }),
    paths: mapValues(paths, path => (isObject(path) ? mapValues(path, withoutOwn) : path))
  }
}

function withoutSecurity({ securitySchemes: _, ...components }: Json): Json {
  return components
}

function withoutOwn(operation: unknown): unknown {
  if (!isObject(operation)) return operation
  const { security: _, ...rest } = operation
  if (!Array.isArray(rest.parameters)) return rest
  const parameters = rest.parameters.filter(one => !(isObject(one) && own.has(String(one.$ref))))
  return { ...rest, parameters }
}

const mapValues = (values: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
