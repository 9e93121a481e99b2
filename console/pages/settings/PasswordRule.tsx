import {
  type PasswordClass,
  passwordClasses,
  passwordFacts,
  strongPassword
} from '@board/schemas/facts/passwords'
import Check from '@mui/icons-material/CheckOutlined'
import Unmet from '@mui/icons-material/RadioButtonUncheckedOutlined'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { visuallyHidden } from '../../widgets/parts/forms/FieldFrame.tsx'

/** Lists the requirements of a password, and marks those that the typed one meets (specification 5). */
export function PasswordRule({ value }: { value: string }) {
  const translate = useTranslate()
  const { isLongEnough, classes } = passwordFacts(value)
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2, typography: 'body2' }}>
      <Part met={isLongEnough} words={translate('password.length', { count: value.length })} />
      <Part
        met={classes.length >= strongPassword.classes}
        words={translate('password.classes', { count: classes.length })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, pl: 5 }}>
        {(Object.keys(passwordClasses) as PasswordClass[]).map(name => (
          <Part key={name} met={classes.includes(name)} words={translate(`password.${name}`)} />
        ))}
      </Box>
    </Box>
  )
}

function Part({ met, words }: { met: boolean; words: string }) {
  const translate = useTranslate()
  const Sign = met ? Check : Unmet
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: met ? 'success.main' : 'text.secondary' }}
    >
      <Sign sx={{ fontSize: 16 }} aria-hidden />
      <Box component="span" sx={visuallyHidden}>
        {translate(met ? 'password.met' : 'password.unmet')}
      </Box>
      {words}
    </Box>
  )
}
