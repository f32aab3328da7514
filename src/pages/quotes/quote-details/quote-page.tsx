import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OrderSide } from '@/entities/portal-order'
import {
  EarlierOffers,
  type Quote,
  QuoteLines,
  QuoteStatusBadge,
  QuoteSums,
  quoteQueries,
  readQuoteDocument,
  requestedChange,
  useLiveOrderOfQuote,
  useLiveQuotes,
} from '@/entities/quote'
import { isOfDealership } from '@/entities/user'
import { PassOnNotice } from '@/features/notify-customer'
import { QuoteDocumentButton } from '@/features/save-order-document'
import { useUser } from '@/features/session'
import { ShareLinkButton } from '@/features/share-link'
import { cx } from '@/shared/lib/class-names'
import { useDateTime, useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Keyed } from '@/shared/ui/keyed'
import { LinkButton } from '@/shared/ui/link-button'
import { LoadedPage } from '@/shared/ui/loaded'
import { PageHeader, RecordNav } from '@/shared/ui/page-header'
import { Letterhead } from '@/widgets/letterhead'
import { AnswerForm } from './answer-form'
import { ChangeLinesDialog } from './change-lines-dialog'
import { DeliveryCard } from './delivery-card'
import { QuoteHistory } from './quote-history'
import { QuoteMoves } from './quote-moves'
import { quoteRoute } from './route'
import { quoteDetailsText } from './text'
import { Words } from './words'

type QuotePageProps = {
  quoteId: string
  /** Who reads it. */
  side: OrderSide
  /** Called with the search that the list had. */
  onBack: (search: object) => void
  /** Opens another quote. */
  onGo: (quoteId: string) => void
  /** A link to an order; it gets the words. */
  orderLink: (orderId: string, words: string) => ReactNode
  /** A link to the payment of an order; it gets the words. */
  pay: (orderId: string, words: string) => ReactNode
}

/** One quote, for the dealership that answers it and the customer who decides. */
export function QuotePage({ quoteId, onBack, onGo, ...page }: QuotePageProps) {
  const t = useText(quoteDetailsText)
  const query = useQuery(quoteQueries.detail(quoteId))
  usePageTitle(query.data?.quote_number ?? t('back'))
  const back = (
    <RecordNav path="/quotes" id={quoteId} onBack={onBack} onGo={onGo}>
      {t('back')}
    </RecordNav>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(quote) => <QuoteDetails quote={quote} back={back} {...page} />}
    </LoadedPage>
  )
}

type QuoteDetailsProps = Pick<QuotePageProps, 'side' | 'orderLink' | 'pay'> & { quote: Quote; back: ReactNode }

function QuoteDetails({ quote, side, back, orderLink, pay }: QuoteDetailsProps) {
  const t = useText(quoteDetailsText)
  const [changing, setChanging] = useState<Quote>()
  // What was typed about prices stays when the delivery is changed beside it.
  const [own, setOwn] = useState<Quote>()
  const { operator, dealership, order_id: orderId, order_number: orderNumber } = quote
  const wish = requestedChange(quote)
  useLiveOrderOfQuote(orderId)
  return (
    <>
      <Letterhead letterhead={quote.letterhead} />
      <PageHeader
        title={quote.quote_number}
        back={back}
        summary={
          <span className="flex flex-wrap items-center gap-3">
            {t('subtitle', { customer: operator.name, dealership: dealership.name })}
            <QuoteStatusBadge status={quote.status} isCustomer={quote.next_statuses.includes('ACCEPTED')} />
            {orderId && orderLink(orderId, t('order', { number: orderNumber ?? '' }))}
          </span>
        }
        actions={
          <>
            <Keyed by="print">
              <Button icon={<Printer aria-hidden />} onClick={() => window.print()} className="print:hidden">
                {t('print')}
              </Button>
            </Keyed>
            {quote.total && (
              <QuoteDocumentButton quoteNumber={quote.quote_number} read={() => readQuoteDocument(quote.id)} />
            )}
            {quote.may_share && (
              <span className="grid print:hidden">
                <ShareLinkButton purpose={{ kind: 'quote', recordId: quote.id }} />
              </span>
            )}
            <QuoteMoves quote={quote} />
            {orderId && quote.order_awaits_payment && pay(orderId, t('pay'))}
          </>
        }
      />
      <PassOnNotice record={quote}>
        <ShareLinkButton purpose={{ kind: 'quote', recordId: quote.id }} />
      </PassOnNotice>
      <div className="@container">
        <div className="grid items-start gap-6 print:gap-4 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Card title={t('lines')}>
            {quote.note && <Words title={t('note')}>{quote.note}</Words>}
            {wish && <Words title={t('requestedChange')}>{wish}</Words>}
            {quote.may_quote ? (
              <AnswerForm quote={quote} own={own} onChangeLines={setChanging} />
            ) : (
              <QuoteLines quote={quote} />
            )}
            {quote.may_change_lines && !quote.may_quote && (
              <Button onClick={() => setChanging(quote)} className="mt-5 print:hidden">
                {t('changeLines')}
              </Button>
            )}
          </Card>
          <div className="grid min-w-0 gap-6 print:gap-4">
            <Answer quote={quote} side={side} />
            <EarlierOffers quote={quote} />
            <DeliveryCard quote={quote} onChanged={setOwn} />
            <QuoteHistory quote={quote} />
          </div>
        </div>
      </div>
      {changing && <ChangeLinesDialog quote={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

/** What it costs altogether, how long that is valid, and whether the customer has seen it. */
function Answer({ quote, side }: { quote: Quote; side: OrderSide }) {
  const t = useText(quoteDetailsText)
  const written = useDateTime()
  const writtenDay = useDay()
  const { valid_until: day, viewed_at: viewedAt, comment, total, may_quote: isOpen } = quote
  if (!total && !comment && !day) return null
  // While it is typed, what is typed is printed below the lines, and only the sums are printed here.
  const printed = isOpen ? 'print:hidden' : ''
  return (
    <Card title={t('answer')} className={total ? '' : printed}>
      {comment && <p className={cx('mb-3 wrap-anywhere whitespace-pre-line', printed)}>{comment}</p>}
      <QuoteSums quote={quote} />
      <p className={cx('mt-3 text-sm text-ink-muted', printed)}>
        {[
          day && t('validUntilDay', { day: writtenDay(day) }),
          viewedAt && t(`viewed_${side}`, { when: written(viewedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Card>
  )
}

export function QuoteScreen() {
  const { id } = useParams({ from: quoteRoute.path })
  const navigate = useNavigate()
  const user = useUser()
  useLiveQuotes(user.organization?.id)
  return (
    <QuotePage
      quoteId={id}
      side={isOfDealership(user) || user.is_superuser ? 'seller' : 'buyer'}
      onBack={(search) => void navigate({ to: '/quotes', search })}
      onGo={(next) => void navigate({ to: '/quotes/$id', params: { id: next } })}
      orderLink={(orderId, words) => (
        <Link to="/orders/$id" params={{ id: orderId }} className="underline">
          {words}
        </Link>
      )}
      pay={(orderId, words) => (
        <LinkButton asChild variant="primary" className="max-sm:order-first max-sm:w-full">
          <Link to="/checkout" search={{ order_id: orderId }}>
            {words}
          </Link>
        </LinkButton>
      )}
    />
  )
}
