import { type FindingKind, findPersonalData, maskNumber } from '@board/schemas/facts/text/findings'
import { indexAt, joinPassages, type Passage, pointAt } from '@board/schemas/facts/text/masks'
import { useId, useState } from 'react'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import css from './personal-data.module.css'

/** The label of each kind. */
export const kindTexts: Readonly<Record<FindingKind, MessageKey>> = {
  phone: 'hide.phone',
  idNumber: 'hide.idNumber',
  bankCard: 'hide.bankCard',
  plate: 'hide.plate',
  email: 'hide.email',
  door: 'hide.door',
  wechat: 'hide.wechat',
  qq: 'hide.qq'
}

/** Kinds of which only the ends are shown. */
const numbers: readonly FindingKind[] = ['phone', 'idNumber', 'bankCard']

const wordsAt = (text: string, { start, end }: Passage): string => Array.from(text).slice(start, end).join('')

/** Returns the personal data in a text that is not covered by hidden passages. */
export const findOpenData = (text: string, passages: readonly Passage[] = []) =>
  findPersonalData(text)
    .filter(found => !passages.some(({ start, end }) => start <= found.start && found.end <= end))
    .map(found => ({ ...found, words: wordsAt(text, found) }))

interface OpenData {
  kind: FindingKind
  words: string
}

/** Returns a passage as it is shown to its author; somebody beside the author must not read a whole number. */
const shownOf = ({ kind, words }: OpenData): string => (numbers.includes(kind) ? maskNumber(words) : words)

/** Returns a function that lists personal data with their kinds, each once. */
export function useOpenData() {
  const t = useT()
  return (found: readonly OpenData[]) => [
    ...new Set(found.map(one => `${t(kindTexts[one.kind])} ${shownOf(one)}`))
  ]
}

interface Props {
  /** The id of the input with the text. */
  control: string
  text: string
  passages: readonly Passage[]
  /** Absent if passages of the text cannot be hidden. */
  onChange?: (passages: Passage[]) => void
  /** True if an edit has removed a hidden passage. */
  isUncovered?: boolean
}

/**
 * Lists the personal data in a public text while it is typed, and lets its author hide passages from the public. It
 * never prevents sending. Domain 7.
 */
export function PersonalData({ control, text, passages, onChange, isUncovered = false }: Props) {
  const t = useT()
  const id = useId()
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const found = findOpenData(text, passages).filter(one => !kept.has(one.words))
  const hidden = joinPassages(passages)

  const select = (passage: Passage) => {
    const area = areaOf(control)
    area?.focus()
    area?.setSelectionRange(indexAt(text, passage.start), indexAt(text, passage.end))
  }
  const hideSelection = () => {
    const area = areaOf(control)
    const [from, to] = [area?.selectionStart ?? 0, area?.selectionEnd ?? 0]
    setAsked(from === to)
    if (from === to) area?.focus()
    else onChange?.(joinPassages([...passages, { start: pointAt(text, from), end: pointAt(text, to) }]))
  }
  return (
    <div className={css.notes}>
      <div role="status" className={css.notes}>
        {found.map(one => {
          const { words } = one
          const about = `${id}-${one.start}`
          return (
            <div key={`${one.start} ${words}`} className={css.found} data-undecided>
              <p id={about}>{t('hide.found', { kind: t(kindTexts[one.kind]), words: shownOf(one) })}</p>
              <div className={css.acts}>
                {onChange && (
                  <Button
                    aria-describedby={about}
                    onClick={() => onChange(joinPassages([...passages, { start: one.start, end: one.end }]))}
                  >
                    {t('hide.hide')}
                  </Button>
                )}
                <Button aria-describedby={about} onClick={() => select(one)}>
                  {t('hide.change')}
                </Button>
                <Button
                  tone="quiet"
                  aria-describedby={about}
                  onClick={() => setKept(now => new Set([...now, words]))}
                >
                  {t('hide.keep')}
                </Button>
              </div>
            </div>
          )
        })}
        {isUncovered && <p className={css.uncovered}>{t('hide.uncovered')}</p>}
        {isAsked && <p className={css.hint}>{t('hide.selectFirst')}</p>}
      </div>
      {onChange && (
        <>
          {hidden.length > 0 && (
            <ul className={css.hidden} aria-label={t('hide.list')}>
              {hidden.map(one => (
                <li key={one.start} className={css.passage}>
                  <span>{t('hide.hidden', { words: wordsAt(text, one) })}</span>
                  <Button
                    tone="quiet"
                    aria-label={t('hide.showOne', { words: wordsAt(text, one) })}
                    onClick={() => onChange(hidden.filter(other => other !== one))}
                  >
                    {t('hide.show')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {text.trim() !== '' && (
            <div>
              <Button tone="quiet" className={css.selection} onClick={hideSelection}>
                {t('hide.selection')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

function areaOf(control: string): HTMLTextAreaElement | HTMLInputElement | undefined {
  const area = document.getElementById(control)
  return area instanceof HTMLTextAreaElement || area instanceof HTMLInputElement ? area : undefined
}

/** Lists the files whose names contain personal data. A name cannot be hidden in part. */
export function FileNames({ names }: { names: readonly string[] }) {
  const t = useT()
  const listed = useOpenData()
  const told = names
    .map(name => ({ name, found: listed(findOpenData(name)) }))
    .filter(({ found }) => found.length > 0)
  return (
    <div role="status" className={css.notes}>
      {told.map(({ name, found }) => (
        <p key={name} className={css.found}>
          {t('hide.fileName', { name, kinds: found.join(t('hide.and')) })}
        </p>
      ))}
    </div>
  )
}
