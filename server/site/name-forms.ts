type Convert = (text: string) => string

let comparing: Promise<readonly Convert[]> | undefined

/** Loads the dictionaries for the first name with Chinese characters: they take some 20 MB of memory. */
async function loadComparing(): Promise<readonly Convert[]> {
  const { Converter } = await import('opencc-js/t2cn')
  return (['tw', 'hk'] as const).map(from => Converter({ from, to: 'cn' }))
}

/**
 * Returns a name as it is, and in simplified characters if it is written in those of Taiwan or of Hong Kong. Stored names
 * and words are simplified.
 */
export async function formsOf(name: string): Promise<readonly string[]> {
  if (!/\p{Script=Han}/u.test(name)) return [name]
  comparing ??= loadComparing()
  const converters = await comparing
  return [...new Set([name, ...converters.map(convert => convert(name))])]
}
