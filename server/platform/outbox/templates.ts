import { isProductTemplate, productTemplates } from '@board/schemas/facts/letters'

/** The parameters of the product's own templates. Administrators edit the texts in the tables of templates. */
export type TemplateParams = {
  /** A code for signing in or registering. */
  code: { code: string; minutes: number }
  /** Tells the owner of a phone or mail address that it has an account, instead of a code for registering. */
  registered: Record<string, never>
  /** News for an account that chose this channel: `server/platform/notify/letter.ts` writes it. */
  news: { subject: string; text: string }
  /** Sent by an administrator to try a configuration of mail. */
  test: { config: string }
}

export type TemplateName = keyof TemplateParams

/** The variables that the texts of the product's own templates may hold. */
const variables: { readonly [Name in TemplateName]: readonly (keyof TemplateParams[Name] & string)[] } =
  productTemplates

/** The variables that the product fills; undefined for templates that administrators made. */
export const variablesOf = (code: unknown): readonly string[] | undefined =>
  isProductTemplate(code) ? variables[code] : undefined

/** Parameters by name; each becomes text as it is. */
export type Params = Readonly<Record<string, unknown>>

/** Fills `{name}` with parameters; a name without a parameter stays as it is. */
export const fill = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole
  )

/** Returns the names of the variables in a text. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
]

/** Returns the parameters as the log shows them: codes are hidden, and so are runs of at least 7 digits. */
export const maskParams = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'code' ? '******' : String(value).replace(/\d{7,}/g, '…')
    ])
  )

/** The values of parameters for a preview. */
const samples: Readonly<Record<string, string>> = { code: '123456', minutes: '10' }

/** Returns a value for every name: its sample, or the name in brackets. */
export const sampleOf = (names: readonly string[]): Params =>
  Object.fromEntries(names.map(name => [name, samples[name] ?? `[${name}]`]))
