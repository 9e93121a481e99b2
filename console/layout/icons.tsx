import AssignmentReturned from '@mui/icons-material/AssignmentReturnedOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import Forum from '@mui/icons-material/ForumOutlined'
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined'
import NotificationsNone from '@mui/icons-material/NotificationsNone'
import Outbox from '@mui/icons-material/OutboxOutlined'
import type { ComponentType } from 'react'

/** Icons of menu entries by name; an entry without one of its own shows the forum's. */
export const icons: Readonly<Record<string, ComponentType<{ fontSize?: 'small' }>>> = {
  workTable: Dashboard,
  'list-ans': Forum,
  'list-to': AssignmentReturned,
  'list-from': Outbox,
  queue: FactCheck,
  inbox: MarkEmailRead,
  messageCenter: NotificationsNone
}

export const iconNamed = (name: string) => icons[name] ?? Forum
