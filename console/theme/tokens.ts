/** The colours of one mode. The contrast is at least 4.5:1 for text and 3:1 for controls. */
export interface Tokens {
  ink: string
  ink2: string
  ink3: string
  line: string
  controlLine: string
  surface: string
  page: string
  accent: string
  onAccent: string
  accentSoft: string
  ok: string
  wait: string
  late: string
  danger: string
}

export const light: Tokens = {
  ink: '#1F2329',
  ink2: '#4E5560',
  ink3: '#646A73',
  line: '#E1E4E9',
  controlLine: '#8A919C',
  surface: '#FFFFFF',
  page: '#F5F6F8',
  accent: '#1B5FBF',
  onAccent: '#FFFFFF',
  accentSoft: '#EAF1FB',
  ok: '#17734A',
  wait: '#8A5200',
  late: '#B4232A',
  danger: '#B4232A'
}

export const dark: Tokens = {
  ink: '#E8EAED',
  ink2: '#B7BDC7',
  ink3: '#989FAA',
  line: '#343941',
  controlLine: '#7A828E',
  surface: '#1B1E23',
  page: '#121418',
  accent: '#7FB2FF',
  onAccent: '#121418',
  accentSoft: '#1E2B40',
  ok: '#5CC996',
  wait: '#E8A63A',
  late: '#F2777C',
  danger: '#F2777C'
}

export const fontFamily =
  '"PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif'

/** A font of Latin quotation marks and apostrophes, which are as wide as a Chinese character in Chinese fonts. */
export const quotes = {
  fontFamily: 'quotes',
  src: 'local("Segoe UI"),local("Helvetica Neue"),local(Roboto),local(Arial),local("DejaVu Sans")',
  unicodeRange: 'U+2018-2019,U+201C-201D'
} as const

/** The widths in pixels at which the layout changes; 992 is from the specification (section 9). */
export const width = { phone: 600, foldMenu: 992, threeColumns: 1280 } as const

/** The height in pixels below which the page scrolls as a whole, because its parts would be too low for reading. */
const lowest = 600
const roomyFrom = (least: number) => `@media (min-width: ${least}px) and (min-height: ${lowest}px)`

/** Media queries for windows in which the page fills the height and its parts scroll separately, from two widths on. */
export const roomy = { sm: roomyFrom(width.phone), md: roomyFrom(width.foldMenu) } as const

/** Fixed sizes in pixels. */
export const size = {
  topBar: 52,
  tabBar: 42,
  menu: 216,
  menuFolded: 56,
  row: 44,
  form: 640,
  control: 34,
  /** A small text field of MUI. */
  field: 37,
  touch: 44
} as const
