import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useText } from '@/shared/lib/i18n'
import { SelectField } from '@/shared/ui/select-field'
import { isGroupName } from '../account'
import { userText } from '../text'
import { userQueries } from '../user.queries'

type RoleFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder' | 'help'> & {
  /** The organization in which the role is assigned; by default the reader's own. */
  organizationId: string | undefined
  /** The role that is chosen now; empty for none. */
  chosen: string
}

const help = { 'Org Admin': 'orgAdminHelp', 'Org User': 'orgUserHelp', 'Machine Operator': 'operatorHelp' } as const

/** The roles that the reader may assign, with the permissions of the chosen one. */
export function RoleField({ organizationId, chosen, error, ...select }: RoleFieldProps) {
  const t = useText(userText)
  const groups = useQuery(userQueries.groups(organizationId))
  return (
    <SelectField
      {...select}
      value={chosen}
      label={t('role')}
      placeholder={t('chooseRole')}
      help={isGroupName(chosen) ? t(help[chosen]) : undefined}
      error={error ?? groups.error?.message}
      options={groups.data?.items.map(({ name }) => ({ value: name, label: t(name) })) ?? []}
    />
  )
}
