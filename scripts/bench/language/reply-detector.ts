import { detect } from '@board/server/correspondence/detector/detect'
import type { Bench, Measure } from '../bench.ts'
import { atLeast, atMost } from '../result.ts'
import { readDemoTexts } from './demo-texts.ts'
import { readTexts } from './folder.ts'
import { percent } from './words.ts'

interface Pair {
  readonly subject: string
  readonly text: string
  readonly reply: string
}

/** The shares of the pairs between a message and the wrong replies that it gets. */
const shifts = [0.382, 0.618]

async function readPairs({ data }: Bench): Promise<Pair[] | undefined> {
  if (data !== undefined) return readTexts(data, 'pairs.jsonl')
  const texts = await readDemoTexts()
  return texts.flatMap(({ subject, text, reply }) => (reply === undefined ? [] : [{ subject, text, reply }]))
}

const isUnrelated = ({ subject, text }: Pair, answer: string): boolean =>
  detect({
    answer,
    message: `${subject}\n${text}`,
    forumName: '',
    forbiddenWords: [],
    copied: false
  }).includes('unrelated')

/** Measures how often the detector calls a reply unrelated: the own reply of a message, and the reply to another one. */
export const measureReplyDetector: Measure = async bench => {
  const row = {
    what: 'replies that are called unrelated: honest ones, and those of other messages',
    bar: 'honest ≤ 3 %, wrong ≥ 65 %',
    reference: 'pairs of characters weighted by rarity: 68 % at 5 % (measured on real pairs)'
  }
  const pairs = await readPairs(bench)
  if (!pairs || pairs.length < 2)
    return { ...row, findings: { notMeasured: 'the folder has no pairs.jsonl' } }
  const honest = pairs.filter(pair => isUnrelated(pair, pair.reply)).length / pairs.length
  const wrong = pairs.flatMap((pair, at) =>
    shifts.flatMap(shift => {
      const other = pairs[(at + Math.max(1, Math.floor(shift * pairs.length))) % pairs.length]
      // another message may have got the same text, which is right for both
      return other === undefined || other.reply === pair.reply ? [] : [isUnrelated(pair, other.reply)]
    })
  )
  bench.log(`  ${pairs.length} honest replies, ${wrong.length} wrong ones`)
  return {
    ...row,
    findings: [
      atMost('honest', honest, 0.03, percent),
      atLeast('wrong', wrong.filter(Boolean).length / wrong.length, 0.65, percent)
    ]
  }
}
