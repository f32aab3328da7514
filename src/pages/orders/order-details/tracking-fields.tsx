import type { UseFormRegisterReturn } from 'react-hook-form'
import { newShipmentLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { webAddress } from '@/shared/lib/web-address'
import { TextField } from '@/shared/ui/text-field'
import { orderText } from './text'

type Name = 'carrier' | 'tracking_number' | 'link'

type TrackingFieldsProps = {
  register: (name: Name, rules?: { validate: (typed: string) => string | true }) => UseFormRegisterReturn
  errorOf: (name: Name) => string | undefined
}

export const noTracking = { carrier: '', tracking_number: '', link: '' }

/** As it is stored: an address that was typed without its scheme has one. */
export const withWholeLink = <Tracking extends { link: string }>(tracking: Tracking): Tracking => ({
  ...tracking,
  link: webAddress(tracking.link) ?? '',
})

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
          validate: (typed) => typed.trim() === '' || webAddress(typed) !== undefined || t('linkWrong'),
        })}
      />
    </>
  )
}
