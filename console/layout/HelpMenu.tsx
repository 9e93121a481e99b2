import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import { Box, Menu, MenuItem } from '@mui/material'
import { useStore, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Face } from '../base/face.ts'
import { lazyPart } from '../base/lazyPart.ts'
import { singleKeys } from '../fields/keySettings.ts'
import { OpeningIcon, useOpening } from '../widgets/parts/opening.tsx'
import { linkProps, usePlaceLinks } from './placeLinks.ts'
import { useThemeToggle } from './useThemeToggle.ts'

const KeyHelp = lazyPart(() =>
  import('../widgets/parts/KeyHelp.tsx').then(module => ({ default: module.KeyHelp }))
)

/** Shows help, the manual, the keys and the place of the menu; on a narrow screen also the links out of the console. */
export function HelpMenu({ face, bare }: { face: Face; bare: boolean }) {
  const translate = useTranslate()
  const { opener, opened, close } = useOpening('menu')
  const [keys, setKeys] = useState(false)
  const theme = useThemeToggle()
  const [isHorizontal, setHorizontal] = useStore('menu.horizontal', false)
  const { help, leave } = usePlaceLinks(face)
  return (
    <>
      <OpeningIcon label={translate('frame.help')} opener={opener}>
        <HelpOutline fontSize="small" />
      </OpeningIcon>
      <Menu {...opened}>
        {!bare &&
          help.map(link => (
            <MenuItem key={link.key} component={Link} to={link.to ?? '/'} onClick={close}>
              {link.label}
            </MenuItem>
          ))}
        <MenuItem
          onClick={() => {
            close()
            setKeys(true)
          }}
        >
          {translate('frame.keys')}
        </MenuItem>
        <MenuItem
          sx={{ display: { sm: 'none' } }}
          onClick={() => {
            close()
            theme.toggle()
          }}
        >
          {theme.label}
        </MenuItem>
        {!bare && (
          <MenuItem
            role="menuitemcheckbox"
            aria-checked={isHorizontal}
            selected={isHorizontal}
            sx={{ display: { xs: 'none', md: 'flex' } }}
            onClick={() => {
              close()
              setHorizontal(!isHorizontal)
            }}
          >
            {translate('frame.horizontal')}
          </MenuItem>
        )}
        {leave.map(link => (
          <MenuItem key={link.key} component="a" {...linkProps(link)} sx={{ display: { md: 'none' } }}>
            {link.label}
          </MenuItem>
        ))}
      </Menu>
      {keys && (
        <Suspense fallback={<Box />}>
          <KeyHelp
            keys={Object.entries(singleKeys)
              // there are no replies in the administration
              .filter(([key]) => face === 'g' || key !== 'r')
              .map(([key, word]) => ({ key, words: translate(`keys.${word}`) }))}
            onClose={() => setKeys(false)}
          />
        </Suspense>
      )}
    </>
  )
}
