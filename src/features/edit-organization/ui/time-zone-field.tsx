import type { ComponentProps } from 'react'
import { useText } from '@/shared/lib/i18n'
import { timeZoneLabel, timeZones } from '@/shared/lib/time-zone'
import { SelectField } from '@/shared/ui/select-field'
import { editOrganizationText } from '../text'

type TimeZoneFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'help' | 'options'> & {
  /** The zone that is set, which stays in the list. */
  current: string
}

/** The time zone whose calendar decides what is due on the organization's machines. */
export function TimeZoneField({ current, ...field }: TimeZoneFieldProps) {
  const t = useText(editOrganizationText)
  return (
    <SelectField
      label={t('timeZone')}
      help={t('timeZoneHelp')}
      options={timeZones(current).map((zone) => ({ value: zone, label: timeZoneLabel(zone) }))}
      {...field}
    />
  )
}
