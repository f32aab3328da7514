import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { IconButton } from '../icon-button'
import { uiText } from '../text'
import { TextField } from '../text-field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix' | 'size'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(field: PasswordFieldProps) {
  const t = useText(uiText)
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="sm"
          label={t(shown ? 'hidePassword' : 'showPassword')}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
