import type { ComponentProps } from 'react'
import { useI18n } from '../lib/i18n.tsx'

/** What people wrote is Chinese, whatever language the page speaks: screen readers are told so. */
export function useWritten(): Pick<ComponentProps<'p'>, 'lang'> {
  return useI18n().language === 'en-US' ? { lang: 'zh-CN' } : {}
}
