import { useLocale } from 'ra-core'
import { useEnumWord } from '../../fields/labels.ts'

/** Returns a function that writes a number with the unit of a parameter, such as 22 字. */
export function useAmount() {
  const enumWord = useEnumWord()
  // typography separates Chinese and figures, so no space character is needed
  const space = useLocale().startsWith('zh') ? '' : ' '
  return (value: string | number | null, unit: string | null) =>
    `${value ?? ''}${space}${enumWord('unit', unit)}`
}
