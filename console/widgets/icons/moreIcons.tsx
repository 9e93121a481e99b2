import type { IconName } from '@board/schemas/vocabulary/icons'
import Apps from '@mui/icons-material/AppsOutlined'
import Build from '@mui/icons-material/BuildOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Cloud from '@mui/icons-material/CloudOutlined'
import Code from '@mui/icons-material/CodeOutlined'
import Event from '@mui/icons-material/EventOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Picture from '@mui/icons-material/ImageOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import Language from '@mui/icons-material/LanguageOutlined'
import Link from '@mui/icons-material/LinkOutlined'
import List from '@mui/icons-material/ListOutlined'
import LocationOn from '@mui/icons-material/LocationOnOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import MapSheet from '@mui/icons-material/MapOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Sync from '@mui/icons-material/SyncOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import Upload from '@mui/icons-material/UploadOutlined'
import type { ComponentType } from 'react'
import type { administrationIcons } from './administrationIcons.tsx'
import { drawnFrom, type firstIcons } from './iconMap.tsx'

type Earlier = keyof typeof firstIcons | keyof typeof administrationIcons

/** The icons that no menu of the product has; an administrator may choose them. */
const icons: Readonly<Record<Exclude<IconName, Earlier>, ComponentType<{ fontSize?: 'small' }>>> = {
  apps: Apps,
  build: Build,
  calendar: CalendarMonth,
  category: Category,
  cloud: Cloud,
  code: Code,
  event: Event,
  home: Home,
  image: Picture,
  info: Info,
  language: Language,
  link: Link,
  list: List,
  location: LocationOn,
  lock: Lock,
  map: MapSheet,
  print: Print,
  sync: Sync,
  tune: Tune,
  upload: Upload
}

/** Draws the icon of a name that no menu of the product has, or the label if there is no such icon. */
export const DrawnIcon = drawnFrom(icons)
