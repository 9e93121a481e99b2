import type { Plugin } from 'vite'

/** A record of `generated/entities.ts`, which is one line of JSON. */
const line = /^( {2}\w+: )(\{.*\})(,?)$/gm

/** Leaves the examples of fields out of the entities, because only tests read them. */
export const withoutExamples = (): Plugin => ({
  name: 'without-examples',
  transform: {
    // before the types are removed, because that writes the lines anew
    order: 'pre',
    filter: { id: /generated\/entities\.ts$/ },
    handler: code => ({
      code: code.replace(line, (_, name: string, record: string, comma: string) => {
        const kept = JSON.stringify(JSON.parse(record, omitExamples))
        return `${name}${kept}${comma}`
      }),
      map: null
    })
  }
})

/** A field is named by its own key, so that a field named `examples` is an object and stays. */
const omitExamples = (key: string, value: unknown) =>
  key === 'examples' && Array.isArray(value) ? undefined : value
