import { Phone } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { LinkButton } from '@/shared/ui/link-button'
import { portalLinkText } from '../text'

type DealershipLineProps = {
  name: string
  phone: string | null
  /** The address of its picture. */
  logo: string | null
  /** What the dealership is to the reader. */
  role: string
}

/** Which dealership a page is about, with a call one tap away. */
export function DealershipLine({ name, phone, logo, role }: DealershipLineProps) {
  const t = useText(portalLinkText)
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <div className="flex min-w-0 flex-[1_1_10rem] items-center gap-3 @max-3xs:flex-wrap">
        {logo && <img src={logo} alt="" className="h-10 max-w-28 object-contain" />}
        <p className="min-w-0 wrap-anywhere">
          <span className="block text-sm text-ink-muted">{role}</span>
          <span className="font-semibold">{name}</span>
        </p>
      </div>
      {phone && (
        <LinkButton
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          size="lg"
          aria-label={t('callNamed', { dealership: name, phone })}
        >
          <Phone aria-hidden />
          {t('call')}
        </LinkButton>
      )}
    </section>
  )
}
