import { Phone } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import type { HoursPortal } from '../model/entry'
import { enterHoursText } from '../text'

type DealerOfLinkProps = { portal: Pick<HoursPortal, 'dealership' | 'dealership_phone' | 'dealership_logo'> }

/** Who serves the machine, with a call one tap away; nothing where nobody does. */
export function DealerOfLink({
  portal: { dealership, dealership_phone: phone, dealership_logo: logo },
}: DealerOfLinkProps) {
  const t = useText(enterHoursText)
  if (dealership === null) return null
  return (
    <section className="flex items-center justify-between gap-3 border-t border-line pt-4">
      <div className="flex min-w-0 items-center gap-3">
        {logo && <img src={logo} alt="" className="h-10 max-w-28 object-contain" />}
        <p className="wrap-anywhere">
          <span className="block text-sm text-ink-muted">{t('servedBy')}</span>
          <span className="font-semibold">{dealership}</span>
        </p>
      </div>
      {phone && (
        <LinkButton
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          size="lg"
          aria-label={t('callNamed', { dealership, phone })}
        >
          <Phone aria-hidden />
          {t('call')}
        </LinkButton>
      )}
    </section>
  )
}
