import { useDateTime, useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { beforeTax, useMoney } from '@/shared/lib/money'
import { Card } from '@/shared/ui/card'
import { type Quote, type QuoteOffer, type QuoteStatus, quoteLineName } from '../quote'
import { quoteText } from '../text'

/** The statuses in which the quote itself is still what was last sent. */
const asSent: readonly QuoteStatus[] = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'CONVERTED']

/** What the dealership offered before: with lines and prices, newest first, the last one open while it is worked on. */
export function EarlierOffers({ quote: { offers, status } }: { quote: Pick<Quote, 'offers' | 'status'> }) {
  const t = useText(quoteText)
  const isPresent = asSent.includes(status)
  const earlier = (isPresent ? offers.slice(0, -1) : offers).toReversed()
  if (earlier.length === 0) return null
  return (
    <Card title={t('offers')}>
      <div className="grid gap-4">
        {earlier.map((offer, index) => (
          <Offer key={offer.number} offer={offer} isOpen={!isPresent && index === 0} />
        ))}
      </div>
    </Card>
  )
}

function Offer({ offer, isOpen }: { offer: QuoteOffer; isOpen: boolean }) {
  const t = useText(quoteText)
  const money = useMoney()
  const written = useDateTime()
  const writtenDay = useDay()
  return (
    <details open={isOpen} className="wrap-anywhere">
      <summary className="min-h-control cursor-pointer content-center">
        <span className="font-semibold">{t('offer', { day: written(offer.sent_at) })}</span>{' '}
        <span className="figures">{money(offer.total)}</span>
      </summary>
      <ul className="mt-2 grid gap-2">
        {offer.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer never changes, and two of its lines may read the same
          <li key={index} className="text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{quoteLineName(line)}</span>
              <span className="figures">{money(beforeTax(line))}</span>
            </p>
            <p className="figures text-ink-muted">
              {t('perPiece', { quantity: String(line.quantity), price: money(line.cost) })}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-muted">{t('offerValid', { day: writtenDay(offer.valid_until) })}</p>
      {offer.comment && <p className="text-sm whitespace-pre-line">{offer.comment}</p>}
    </details>
  )
}
