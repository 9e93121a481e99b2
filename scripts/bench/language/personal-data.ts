import { type Found, findPersonalData } from '@board/schemas/facts/text/findings'
import type { Bench, Measure } from '../bench.ts'
import { atLeast, atMost } from '../result.ts'
import { readDemoTexts } from './demo-texts.ts'
import { readTexts } from './folder.ts'
import { makePersonalDataVariants, type PersonalDataVariant } from './personal-data-variants.ts'
import { percent } from './words.ts'

/** The end of an address with a room. Publishers of texts replace the numbers of persons, but leave such addresses. */
const room = /(?:室|[0-9]{3,4})$/

const wordsOf = (text: string, { start, end }: Found): string => Array.from(text).slice(start, end).join('')

/** Tells whether the whole of the personal data is found, as what it is. */
const isFound = ({ kind, words, text }: PersonalDataVariant): boolean =>
  findPersonalData(text).some(found => found.kind === kind && wordsOf(text, found).includes(words))

async function readMessages({ data }: Bench): Promise<string[] | undefined> {
  const messages = data === undefined ? await readDemoTexts() : readTexts(data, 'messages.jsonl')
  return messages?.map(({ subject, text }) => `${subject}\n${text}`)
}

/**
 * Measures how many of 200 pieces of personal data are found, and how often something is found in messages whose numbers of
 * persons were replaced. Rooms of dwellings are no false alarms: the publishers leave them in.
 */
export const measurePersonalData: Measure = async bench => {
  const row = {
    what: 'personal data in a text',
    bar: '≥ 98 % of 200 variants found; ≤ 5 false alarms in 1,000 messages',
    reference: ''
  }
  const variants = makePersonalDataVariants()
  const missed = variants.filter(variant => !isFound(variant))
  for (const { kind, words } of missed) bench.log(`  not found: ${kind} ${words}`)
  const recall = atLeast('found', 1 - missed.length / variants.length, 0.98, percent)
  const messages = await readMessages(bench)
  if (!messages) {
    bench.log('  the folder has no messages.jsonl, so that false alarms are not measured')
    return { ...row, findings: [recall] }
  }
  const alarms = messages.flatMap(text =>
    findPersonalData(text).filter(found => !(found.kind === 'door' && room.test(wordsOf(text, found))))
  )
  const inThousand = (alarms.length * 1000) / messages.length
  bench.log(`  ${messages.length} messages`)
  return {
    ...row,
    findings: [recall, atMost('false alarms in 1,000', inThousand, 5, value => value.toFixed(1))]
  }
}
