import type { Accent } from '@board/schemas/facts/text/accent'
import type { ThemeOptions } from '@mui/material/styles'
import type { Accents } from './accent.ts'
import { dark, fontFamily, light, quotes, size, type Tokens } from './tokens.ts'

declare module '@mui/material/styles' {
  interface Theme {
    tokens: Tokens
  }
  interface ThemeOptions {
    tokens?: Tokens
  }
}

const text = (px: number, line: number, weight = 400) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: `${line / 16}rem`,
  fontWeight: weight,
  letterSpacing: 0
})

/** The circle with an exclamation mark that messages of errors have, as a mask. */
const errorSign =
  'url(\'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="black" stroke-width="1.6" stroke-linecap="round"><circle cx="8" cy="8" r="6.2"/><path d="M8 4.8v3.7M8 11v.1"/></svg>\')'

function options(mode: 'light' | 'dark', c: Tokens): ThemeOptions {
  const focus = { outline: `3px solid ${c.accent}`, outlineOffset: 2 }
  // An element that fills a scrolling box would have its outline cut off by the box.
  const inner = { outlineOffset: -3 }
  const focusInside = { '&.Mui-focusVisible': inner, '&:focus-visible': inner }
  // in the dark a shadow shows nothing: what floats has an edge
  const floating = mode === 'dark' ? { border: `1px solid ${c.controlLine}` } : {}
  return {
    tokens: c,
    spacing: 4,
    shape: { borderRadius: 6 },
    breakpoints: { values: { xs: 0, sm: 600, md: 992, lg: 1280, xl: 1600 } },
    palette: {
      mode,
      // A button under the pointer gets only slightly darker: its text stays readable in the dark mode.
      tonalOffset: 0.1,
      primary: { main: c.accent, contrastText: c.onAccent },
      secondary: { main: c.accent, contrastText: c.onAccent },
      error: { main: c.danger, contrastText: c.onAccent },
      warning: { main: c.wait, contrastText: c.onAccent },
      success: { main: c.ok, contrastText: c.onAccent },
      info: { main: c.accent, contrastText: c.onAccent },
      text: { primary: c.ink, secondary: c.ink2, disabled: c.ink3 },
      divider: c.line,
      background: { default: c.page, paper: c.surface },
      action: { active: c.ink2, disabled: c.ink3 }
    },
    transitions: {
      duration: { enteringScreen: 120, leavingScreen: 100, standard: 120, short: 100, shorter: 80 }
    },
    typography: {
      fontFamily: 'var(--font)',
      h1: text(20, 28, 600),
      h2: text(16, 24, 600),
      h3: text(14, 22, 600),
      body1: text(14, 22),
      body2: text(13, 20),
      button: { ...text(14, 22, 500), textTransform: 'none' },
      caption: text(12, 18)
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          '@font-face': quotes,
          ':root': { fontVariantNumeric: 'tabular-nums', '--font': fontFamily },
          ':root:lang(en)': { '--font': `quotes,${fontFamily}` },
          // the bar at the top never covers the element that gets the focus
          html: { textAutospace: 'normal', scrollPaddingTop: size.topBar + 8 },
          // no single character is left over in the last line of a text
          body: { ...text(14, 22), overflowWrap: 'anywhere', textWrap: 'pretty' },
          a: { color: c.accent },
          ':focus-visible': focus,
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0s !important',
              transitionDuration: '0s !important'
            }
          }
        }
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': focus, '&:focus-visible': focus } }
      },
      MuiPopover: {
        styleOverrides: {
          // a menu that disappears does not take the click that opens it again
          root: ({ ownerState: { open } }) => (open ? {} : { pointerEvents: 'none' }),
          paper: floating
        }
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: size.control,
            paddingBlock: 4,
            whiteSpace: 'nowrap',
            '@media (pointer: coarse)': { minHeight: size.touch }
          },
          outlined: { borderColor: c.controlLine }
        }
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            color: c.ink2,
            // next to another one of its kind, as the steps to the previous and the next record
            '&.Mui-disabled': { opacity: 0.5 },
            '@media (pointer: coarse)': { minWidth: size.touch, minHeight: size.touch }
          }
        }
      },
      MuiOutlinedInput: {
        defaultProps: { size: 'small', notched: false },
        styleOverrides: {
          root: {
            backgroundColor: c.surface,
            minHeight: size.control,
            '@media (pointer: coarse)': { minHeight: size.touch },
            '&:has(.MuiInputBase-input:focus-visible)': focus,
            // MUI gives a touched field a paler edge, which is hard to see
            '@media (hover: none)': {
              '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
                borderColor: c.controlLine
              }
            }
          },
          // The ring of the focus is enough: a focused field keeps the colour of its border.
          notchedOutline: {
            borderColor: c.controlLine,
            top: 0,
            '& legend': { display: 'none' },
            // MUI gives what cannot be edited the colour of its words, a stronger edge than that of an open field
            '.MuiOutlinedInput-root.Mui-disabled &&': { borderColor: c.line },
            '.MuiOutlinedInput-root.Mui-focused:not(.Mui-error) &': {
              borderColor: c.controlLine,
              borderWidth: 1
            }
          },
          input: { '&::placeholder': { color: c.ink3, opacity: 1 } }
        }
      },
      // react-admin's inputs have their label above the field and are in one column of the same width, like this
      // console's own inputs
      MuiInputLabel: {
        defaultProps: { shrink: true, disableAnimation: true },
        styleOverrides: {
          root: {
            ...text(14, 22, 500),
            position: 'static',
            transform: 'none',
            color: c.ink,
            marginBottom: 4,
            overflow: 'visible',
            // the accent is the colour of what can be pressed
            '&.Mui-focused:not(.Mui-error)': { color: c.ink }
          }
        }
      },
      MuiFormControl: { styleOverrides: { root: { '.MuiStack-root > &': { width: '100%' } } } },
      MuiFormHelperText: {
        styleOverrides: {
          root: {
            // red words alone could be those of the mark; the icon stands in the margin of the text
            '&.Mui-error:not(:empty)': {
              position: 'relative',
              paddingInlineStart: '1.4em',
              '&::before': {
                content: '""',
                position: 'absolute',
                insetBlockStart: 0,
                insetInlineStart: 0,
                width: '1em',
                height: '1.66em',
                backgroundColor: 'currentcolor',
                mask: `${errorSign} center / contain no-repeat`
              }
            }
          }
        }
      },
      RaSimpleForm: {
        styleOverrides: {
          root: { '& > .MuiStack-root': { alignItems: 'stretch', gap: 12, maxWidth: size.form } }
        }
      },
      MuiSelect: {
        defaultProps: { size: 'small' },
        styleOverrides: { select: { '&&': { '@media (pointer: coarse)': { paddingBlock: 12 } } } }
      },
      MuiTooltip: { defaultProps: { disableInteractive: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiAutocomplete: { styleOverrides: { paper: floating } },
      MuiDialog: {
        styleOverrides: { paper: { borderRadius: 10, '&.MuiDialog-paperFullScreen': { borderRadius: 0 } } }
      },
      MuiLink: { styleOverrides: { root: { color: c.accent, textDecorationColor: 'currentcolor' } } },
      MuiTab: {
        styleOverrides: {
          root: { minHeight: 44, minWidth: 0, paddingInline: 12, ...text(14, 22), ...focusInside }
        }
      },
      MuiListItemButton: { styleOverrides: { root: focusInside } },
      MuiMenuItem: {
        styleOverrides: {
          root: { ...focusInside, '@media (pointer: coarse)': { minHeight: size.touch } }
        }
      },
      MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
      MuiTableContainer: { styleOverrides: { root: focusInside } },
      MuiTableCell: {
        styleOverrides: {
          root: {
            ...text(13, 20),
            borderColor: c.line,
            paddingBlock: 0,
            paddingInline: 8,
            height: size.row
          },
          stickyHeader: { backgroundColor: c.surface },
          head: { color: c.ink2, fontWeight: 500, whiteSpace: 'nowrap' }
        }
      },
      // Axe: the wrapper of a checkbox must not carry the label that belongs to the input.
      MuiCheckbox: {
        defaultProps: {
          size: 'small',
          slotProps: {
            root: { 'aria-label': undefined },
            input: (owner: Record<string, unknown>) =>
              typeof owner['aria-label'] === 'string' ? { 'aria-label': owner['aria-label'] } : {}
          }
        }
      },
      MuiChip: {
        styleOverrides: {
          root: {
            borderRadius: 6,
            ...text(12, 18),
            // it cannot be removed, yet its words are read
            '&.Mui-disabled': {
              opacity: 1,
              color: c.ink3,
              backgroundColor: 'transparent',
              border: `1px solid ${c.line}`
            }
          }
        }
      }
    }
  }
}

/**
 * Returns the themes of both colour schemes.
 * @param own the accents of the site; undefined for those of the product
 */
export function themesOf(own: Accents | undefined): Readonly<Record<'light' | 'dark', ThemeOptions>> {
  const withAccent = (tokens: Tokens, of?: Accent): Tokens =>
    of ? { ...tokens, accent: of.accent, accentSoft: of.soft } : tokens
  return {
    light: options('light', withAccent(light, own?.light)),
    dark: options('dark', withAccent(dark, own?.dark))
  }
}
