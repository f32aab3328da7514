import type { UseFormRegisterReturn } from 'react-hook-form'
import { newShipmentLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { TextField } from '@/shared/ui/text-field'
import { orderText } from './text'

type Name = 'carrier' | 'tracking_number' | 'link'

type TrackingFieldsProps = {
  register: (name: Name, rules?: { validate: (typed: string) => string | true }) => UseFormRegisterReturn
  errorOf: (name: Name) => string | undefined
}

export const noTracking = { carrier: '', tracking_number: '', link: '' }

/** How a parcel is followed. */
export function TrackingFields({ register, errorOf }: TrackingFieldsProps) {
  const t = useText(orderText)
  return (
    <>
      <TextField
        label={t('carrier')}
        optional
        error={errorOf('carrier')}
        maxLength={newShipmentLimits.carrier.maxLength}
        {...register('carrier')}
      />
      <TextField
        label={t('trackingNumber')}
        optional
        error={errorOf('tracking_number')}
        maxLength={newShipmentLimits.tracking_number.maxLength}
        autoComplete="off"
        spellCheck={false}
        {...register('tracking_number')}
      />
      <TextField
        label={t('link')}
        optional
        error={errorOf('link')}
        type="url"
        {...register('link', {
          validate: (typed) => typed === '' || /^https?:\/\/\S+$/.test(typed) || t('linkWrong'),
        })}
      />
    </>
  )
}
