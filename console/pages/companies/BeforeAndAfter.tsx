import type { DataOf } from '@board/client'
import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'

const fields = ['enterpriseName', 'creditCode', 'legalPerson', 'contacts', 'compType'] as const

/** Shows the requested facts beside the present ones; a registration has no present ones. */
export function BeforeAndAfter({ request }: { request: DataOf<'getCompanyRequest'> }) {
  const translate = useTranslate()
  const isChange = request.kind === 2
  const words = (name: (typeof fields)[number], facts: typeof request.was) =>
    name === 'compType' ? translate(`entities.companyRequests.enums.compType.${facts.compType}`) : facts[name]
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('people.company')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" sx={{ '& td, & th': { overflowWrap: 'anywhere' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('people.item')}</TableCell>
            {isChange && <TableCell>{translate('people.was')}</TableCell>}
            <TableCell>{translate('people.asked')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map(name => {
            const isChanged = isChange && request[name] !== request.was[name]
            return (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {translate(`fields.${name}`)}
                </TableCell>
                {isChange && <TableCell>{words(name, request.was)}</TableCell>}
                <TableCell>
                  {words(name, request)}
                  {isChanged && (
                    <Box component="span" sx={{ ml: 2 }}>
                      <ToneWord tone="wait">{translate('people.changed')}</ToneWord>
                    </Box>
                  )}
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
