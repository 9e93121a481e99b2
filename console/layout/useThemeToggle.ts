import { useTranslate } from 'ra-core'
import { useTheme, useThemesContext } from 'react-admin'

/** Returns the present mode, dark or light, and a function that changes it. */
export function useThemeToggle() {
  const translate = useTranslate()
  const { defaultTheme } = useThemesContext()
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const [theme, setTheme] = useTheme(defaultTheme ?? (prefersDark ? 'dark' : 'light'))
  return {
    isDark: theme === 'dark',
    label: translate('ra.action.toggle_theme'),
    toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark')
  }
}
