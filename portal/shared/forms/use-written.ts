import type { ComponentProps } from 'react'
import { useI18n } from '../../lib/i18n.tsx'

/** Marks texts of users as Chinese for screen readers if the page is in English. */
export function useWritten(): Pick<ComponentProps<'p'>, 'lang'> {
  return useI18n().language === 'en-US' ? { lang: 'zh-CN' } : {}
}
