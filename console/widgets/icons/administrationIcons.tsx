import type { IconName } from '@board/schemas/vocabulary/icons'
import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import Article from '@mui/icons-material/ArticleOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Devices from '@mui/icons-material/DevicesOutlined'
import ErrorSign from '@mui/icons-material/ErrorOutlineOutlined'
import Folder from '@mui/icons-material/FolderOutlined'
import Group from '@mui/icons-material/GroupOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import KeySign from '@mui/icons-material/KeyOutlined'
import Login from '@mui/icons-material/LoginOutlined'
import Menu from '@mui/icons-material/MenuOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import Phone from '@mui/icons-material/PhoneOutlined'
import Public from '@mui/icons-material/PublicOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Schema from '@mui/icons-material/SchemaOutlined'
import Search from '@mui/icons-material/SearchOutlined'
import Security from '@mui/icons-material/SecurityOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Sms from '@mui/icons-material/SmsOutlined'
import Storage from '@mui/icons-material/StorageOutlined'
import Translate from '@mui/icons-material/TranslateOutlined'
import Verified from '@mui/icons-material/VerifiedOutlined'
import type { ComponentType } from 'react'
import { drawnFrom, fetched } from './iconMap.tsx'

/** The icons of the administrators' menu besides the first ones. */
export const administrationIcons = {
  article: Article,
  dictionary: Translate,
  error: ErrorSign,
  file: Description,
  folder: Folder,
  group: Group,
  help: Help,
  history: History,
  key: KeySign,
  login: Login,
  menu: Menu,
  online: Devices,
  phone: Phone,
  region: Public,
  role: Badge,
  schedule: Schedule,
  search: Search,
  security: Security,
  settings: Settings,
  sms: Sms,
  storage: Storage,
  tree: AccountTree,
  user: Person,
  verified: Verified,
  workflow: Schema
} satisfies Partial<Record<IconName, ComponentType>>

/** Draws the icon of a name that is not among the first ones. */
export const DrawnIcon = drawnFrom(
  administrationIcons,
  fetched(() => import('./moreIcons.tsx'))
)
