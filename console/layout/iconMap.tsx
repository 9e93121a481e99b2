import type { IconName } from '@board/schemas/icons'
import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import Apps from '@mui/icons-material/AppsOutlined'
import Article from '@mui/icons-material/ArticleOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import BarChart from '@mui/icons-material/BarChartOutlined'
import Build from '@mui/icons-material/BuildOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Chat from '@mui/icons-material/ChatOutlined'
import Cloud from '@mui/icons-material/CloudOutlined'
import Code from '@mui/icons-material/CodeOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Devices from '@mui/icons-material/DevicesOutlined'
import ErrorSign from '@mui/icons-material/ErrorOutlineOutlined'
import Event from '@mui/icons-material/EventOutlined'
import Flag from '@mui/icons-material/FlagOutlined'
import Folder from '@mui/icons-material/FolderOutlined'
import Forum from '@mui/icons-material/ForumOutlined'
import Group from '@mui/icons-material/GroupOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Picture from '@mui/icons-material/ImageOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import KeySign from '@mui/icons-material/KeyOutlined'
import Label from '@mui/icons-material/LabelOutlined'
import Language from '@mui/icons-material/LanguageOutlined'
import Link from '@mui/icons-material/LinkOutlined'
import List from '@mui/icons-material/ListOutlined'
import LocationOn from '@mui/icons-material/LocationOnOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import Login from '@mui/icons-material/LoginOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import MapSheet from '@mui/icons-material/MapOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Menu from '@mui/icons-material/MenuOutlined'
import Notifications from '@mui/icons-material/NotificationsOutlined'
import Outbox from '@mui/icons-material/OutboxOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import Phone from '@mui/icons-material/PhoneOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Public from '@mui/icons-material/PublicOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Schema from '@mui/icons-material/SchemaOutlined'
import Search from '@mui/icons-material/SearchOutlined'
import Security from '@mui/icons-material/SecurityOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Sms from '@mui/icons-material/SmsOutlined'
import StarBorder from '@mui/icons-material/StarBorderOutlined'
import Storage from '@mui/icons-material/StorageOutlined'
import Sync from '@mui/icons-material/SyncOutlined'
import Task from '@mui/icons-material/TaskOutlined'
import Translate from '@mui/icons-material/TranslateOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import Upload from '@mui/icons-material/UploadOutlined'
import Verified from '@mui/icons-material/VerifiedOutlined'
import type { ComponentType } from 'react'

/** Every icon that an administrator may choose; fetched apart from the first view's script. */
const icons: Readonly<Record<IconName, ComponentType<{ fontSize?: 'small' }>>> = {
  apps: Apps,
  article: Article,
  book: MenuBook,
  build: Build,
  calendar: CalendarMonth,
  campaign: Campaign,
  category: Category,
  chart: BarChart,
  chat: Chat,
  cloud: Cloud,
  code: Code,
  dashboard: Dashboard,
  department: Apartment,
  dictionary: Translate,
  error: ErrorSign,
  event: Event,
  file: Description,
  flag: Flag,
  folder: Folder,
  forum: Forum,
  group: Group,
  help: Help,
  history: History,
  home: Home,
  image: Picture,
  inbox: Inbox,
  info: Info,
  key: KeySign,
  label: Label,
  language: Language,
  link: Link,
  list: List,
  location: LocationOn,
  lock: Lock,
  login: Login,
  mail: Mail,
  map: MapSheet,
  menu: Menu,
  notifications: Notifications,
  online: Devices,
  outbox: Outbox,
  phone: Phone,
  print: Print,
  region: Public,
  role: Badge,
  schedule: Schedule,
  search: Search,
  security: Security,
  settings: Settings,
  sms: Sms,
  star: StarBorder,
  storage: Storage,
  sync: Sync,
  task: Task,
  tree: AccountTree,
  tune: Tune,
  upload: Upload,
  user: Person,
  verified: Verified,
  workflow: Schema
}

const byName: Readonly<Record<string, ComponentType<{ fontSize?: 'small' }>>> = icons

/** The icon of a name; the label's where there is none of that name. */
export function DrawnIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(byName, name) ? byName[name] : undefined) ?? Label
  return <Icon fontSize="small" />
}
