import type { DataOf } from '@board/client'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { type Face, faceOf } from '../../base/face.ts'
import { useMe } from '../../session/useMe.ts'

type About = NonNullable<DataOf<'getInstance'>['record']>

interface Place {
  address: (id: number) => string
  /** The permission without which a reader sees only the record’s name. */
  permission?: string
}

/** The address of each kind of record on each face. */
const places: Readonly<Record<About['kind'], Readonly<Record<Face, Place>>>> = {
  message: {
    g: { address: tid => `/taskMain?messageId=${tid}` },
    admin: { address: tid => `/message?tid=${tid}`, permission: 'board:message:page' }
  }
}

/** Links to the record of a process, with the record's name. */
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
