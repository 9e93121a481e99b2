import { Box } from '@mui/material'
import type { StaffMessage } from '../../parts/message/modes.ts'
import { requestsOf } from '../../parts/message/requests.ts'
import { RequestItem } from '../../parts/RequestList.tsx'

interface Props {
  message: StaffMessage
  onRefresh: () => Promise<StaffMessage | undefined>
}

/** Shows the requests about a message on which the reader can act now, such as a report of a subordinate. */
export default function RequestActs({ message, onRefresh }: Props) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
      {requestsOf(message)
        .filter(({ allowedActions }) => allowedActions.length > 0)
        .map(request => (
          <RequestItem
            key={`${request.kind}.${request.id}`}
            request={request}
            subject={message.subject}
            isDecidedBeside={false}
            onRefresh={onRefresh}
          />
        ))}
    </Box>
  )
}
