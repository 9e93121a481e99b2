import type { IconName } from '@board/schemas/vocabulary/icons'
import Apartment from '@mui/icons-material/ApartmentOutlined'
import BarChart from '@mui/icons-material/BarChartOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Chat from '@mui/icons-material/ChatOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Flag from '@mui/icons-material/FlagOutlined'
import Forum from '@mui/icons-material/ForumOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Label from '@mui/icons-material/LabelOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Notifications from '@mui/icons-material/NotificationsOutlined'
import Outbox from '@mui/icons-material/OutboxOutlined'
import StarBorder from '@mui/icons-material/StarBorderOutlined'
import Task from '@mui/icons-material/TaskOutlined'
import type { ComponentType } from 'react'
import { lazyPart } from '../../base/lazyPart.ts'

export type DrawnIcons = Readonly<Record<string, ComponentType<{ fontSize?: 'small' }>>>

/** The icons of the institutions' menu, and the label, which replaces an unknown icon. */
export const firstIcons = {
  book: MenuBook,
  campaign: Campaign,
  chart: BarChart,
  chat: Chat,
  dashboard: Dashboard,
  department: Apartment,
  flag: Flag,
  forum: Forum,
  inbox: Inbox,
  label: Label,
  mail: Mail,
  notifications: Notifications,
  outbox: Outbox,
  star: StarBorder,
  task: Task
} satisfies Partial<Record<IconName, ComponentType>>

type NamedIcon = ComponentType<{ name: string }>

/** Draws the label in place of an icon that is unknown or could not be fetched. */
const UnknownIcon: NamedIcon = () => <Label fontSize="small" />

/** Returns a component that draws the icons of a table by their names, and all other icons with `Other`. */
export function drawnFrom(icons: DrawnIcons, Other: NamedIcon = UnknownIcon): NamedIcon {
  return ({ name }) => {
    const Icon = Object.hasOwn(icons, name) ? icons[name] : undefined
    return Icon ? <Icon fontSize="small" /> : <Other name={name} />
  }
}

/** Returns a component that fetches the icons of another table when it draws one of them. */
export const fetched = (load: () => Promise<{ readonly DrawnIcon: NamedIcon }>) =>
  lazyPart(() =>
    load().then(
      ({ DrawnIcon }): { default: NamedIcon } => ({ default: DrawnIcon }),
      () => ({ default: UnknownIcon })
    )
  )

/** Draws the icon of a name, or the label if there is no such icon. */
export const DrawnIcon = drawnFrom(
  firstIcons,
  fetched(() => import('./administrationIcons.tsx'))
)
