import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { Face } from '../base/face.ts'
import { linkProps, usePlaceLinks } from './placeLinks.ts'

/** Shows the links of the footer; a link without an address of the site is left out. Specification 2. */
export function Footer({ face }: { face: Face }) {
  const { footer } = usePlaceLinks(face)
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 6,
        flexShrink: 0,
        minHeight: 28,
        px: 4,
        py: { xs: 3, sm: 1 },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper'
      }}
    >
      {footer.map(link => (
        <Link
          key={link.key}
          {...(link.to !== undefined && { component: RouterLink })}
          {...linkProps(link)}
          // the console and its opened pages stay
          {...(link.href !== undefined && { target: '_blank', rel: 'noopener' })}
          variant="caption"
          color="text.secondary"
          underline="hover"
        >
          {link.label}
        </Link>
      ))}
    </Box>
  )
}
