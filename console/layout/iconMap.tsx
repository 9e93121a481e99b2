import type { IconName } from '@board/schemas/icons'
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
import { type ComponentType, lazy } from 'react'

export type DrawnIcons = Readonly<Record<string, ComponentType<{ fontSize?: 'small' }>>>

/** The icons of the institutions' menu, and the label, which stands for an unknown name. */
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

/** Stands for an icon that is not known or could not be fetched. */
export const UnknownIcon = firstIcons.label

const byName: DrawnIcons = firstIcons

const Other = lazy(() =>
  import('./administrationIcons.tsx').then(
    ({ OtherIcon }) => ({ default: OtherIcon }),
    () => ({ default: () => <UnknownIcon fontSize="small" /> })
  )
)

/** Draws the icon of a name; the label's where there is none of that name. */
export function DrawnIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(byName, name) ? byName[name] : undefined
  if (Icon) return <Icon fontSize="small" />
  return <Other name={name} />
}
