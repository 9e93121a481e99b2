import { trimmed } from './plain-values.ts'

/** Renders hidden inputs for the fields that this page of the form does not show. */
export function Hidden({ values, shown }: { values: URLSearchParams; shown: readonly string[] }) {
  return [...trimmed(values)]
    .filter(([name]) => !shown.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
