import type { DataOf } from '@board/client'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { useMe } from '../../auth/useMe.ts'
import { type Face, faceOf } from '../../face.ts'

type About = NonNullable<DataOf<'getInstance'>['record']>

interface Place {
  address: (id: number) => string
  /** Whoever lacks it is shown the record’s name alone. */
  permission?: string
}

/** Where each face shows a record of each kind. */
const places: Readonly<Record<About['kind'], Readonly<Record<Face, Place>>>> = {
  message: {
    g: { address: tid => `/taskMain?messageId=${tid}` },
    admin: { address: tid => `/message?tid=${tid}`, permission: 'board:message:page' }
  }
}

/** The record that a process is about, by what it is called. */
export function RecordLink({ record }: { record: About }) {
  const { permissions } = useMe()
  const { address, permission } = places[record.kind][faceOf(window.location.pathname)]
  if (permission !== undefined && !permissions.includes(permission)) return record.title
  return (
    <Link component={RouterLink} to={address(record.id)}>
      {record.title}
    </Link>
  )
}
