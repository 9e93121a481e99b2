type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Parameters that the page fills in by itself: nobody types a signature. */
const own = new Set(
  ['token', 'language', 'timestamp', 'nonce', 'appCode', 'sign', 'idempotencyKey', 't'].map(
    name => `#/components/parameters/${name}`
  )
)

/** The contract as it is shown: without what the page fills in when a call is tried. Specification 7. */
export function shownContract(document: Json): Json {
  const paths = isObject(document.paths) ? document.paths : {}
  return {
    ...document,
    paths: mapValues(paths, path => (isObject(path) ? mapValues(path, withoutOwn) : path))
  }
}

function withoutOwn(operation: unknown): unknown {
  if (!isObject(operation) || !Array.isArray(operation.parameters)) return operation
  const parameters = operation.parameters.filter(one => !(isObject(one) && own.has(String(one.$ref))))
  return { ...operation, parameters }
}

const mapValues = (values: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
