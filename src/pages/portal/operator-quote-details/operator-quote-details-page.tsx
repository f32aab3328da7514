import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  EarlierOffers,
  type PortalQuote,
  portalQuoteQueries,
  QuoteLines,
  QuoteStatusBadge,
  QuoteSums,
  readQuoteDocumentByLink,
} from '@/entities/quote'
import { LinkEnded, OpenedLink } from '@/features/renew-portal-link'
import { QuoteDocumentButton } from '@/features/save-order-document'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { LinkButton } from '@/shared/ui/link-button'
import { PortalPage } from '@/shared/ui/portal-page'
import { Letterhead } from '@/widgets/letterhead'
import { AnswerActions } from './answer-actions'
import { DeliveryCard } from './delivery-card'
import { MaintenanceQuoteOfToken } from './maintenance-quote-of-token'
import { operatorQuoteDetailsRoute } from './route'
import { Section } from './section'
import { quoteOfLinkText } from './text'

type OperatorQuoteDetailsPageProps = {
  /** Of the link; absent where the address is not whole. */
  token: string | undefined
  /** Both kinds of quotes share the page; by default it is one for parts. */
  kind?: 'maintenance' | undefined
  /** A link to the order that the quote became, by its own token; it gets the words. */
  order: (token: string, words: string) => ReactNode
  /** A link to the payment of that order; it gets the words. */
  pay: (token: string, words: string) => ReactNode
}

/** /operator-quote-details: what a dealership quotes, and the customer's answer, without an account. */
export function OperatorQuoteDetailsPage({ token, kind, ...links }: OperatorQuoteDetailsPageProps) {
  const t = useText(quoteOfLinkText)
  return (
    <PortalPage title={t('title')}>
      {!token && <LinkEnded to="quote" token="" ending="unknown" />}
      {token && kind === 'maintenance' && <MaintenanceQuoteOfToken key={token} token={token} />}
      {token && !kind && <QuoteOfToken key={token} token={token} {...links} />}
    </PortalPage>
  )
}

function QuoteOfToken({ token, order, pay }: { token: string } & Pick<OperatorQuoteDetailsPageProps, 'order' | 'pay'>) {
  const t = useText(quoteOfLinkText)
  const query = useQuery(portalQuoteQueries.detail(token))
  return (
    <OpenedLink to="quote" token={token} query={query} errorTitle={t('failed')}>
      {(quote) => (
        <>
          <Letterhead letterhead={quote.letterhead} />
          <QuoteHead quote={quote} />
          {quote.note && <Section title={t('note')}>{quote.note}</Section>}
          <div className="rounded-md border border-line bg-surface p-4">
            <QuoteLines quote={quote} />
          </div>
          {quote.total && (
            <div className="rounded-md border border-line bg-surface p-4">
              <QuoteSums quote={quote} />
            </div>
          )}
          <DeliveryCard token={token} quote={quote} />
          <EarlierOffers quote={quote} />
          {quote.comment && <Section title={t('comment')}>{quote.comment}</Section>}
          <div className="mt-auto grid gap-3 pt-4 pb-6">
            <AnswerActions token={token} quote={quote} />
            {quote.order_token && quote.order_awaits_payment && pay(quote.order_token, t('pay'))}
            {quote.order_token && order(quote.order_token, t('order'))}
            {quote.total && (
              <QuoteDocumentButton quoteNumber={quote.quote_number} read={() => readQuoteDocumentByLink(token)} full />
            )}
          </div>
        </>
      )}
    </OpenedLink>
  )
}

/** Whose quote it is for whom, and what can or has become of it. */
function QuoteHead({ quote }: { quote: PortalQuote }) {
  const t = useText(quoteOfLinkText)
  const written = useDay()
  const { status, dealership, operator, instance, valid_until: day, order_number: number } = quote
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl font-bold">{t('heading', { number: quote.quote_number })}</h1>
        <QuoteStatusBadge status={status} isCustomer />
      </div>
      <div className="grid gap-1 wrap-anywhere">
        <p className="text-ink-muted">
          {t('parties', { dealership: dealership.name, operator: operator.name })}
          {instance && ` · ${t('machine', { machine: `${instance.name} ${instance.serial_number}` })}`}
        </p>
        <p role="status" className="text-lg">
          {status === 'SENT' || status === 'DRAFT' || status === 'DISCARDED'
            ? day && t('validUntil', { day: written(day) })
            : t(status, { number: number ?? '' })}
        </p>
      </div>
    </>
  )
}

export function OperatorQuoteDetailsScreen() {
  const { token, kind } = useRouteSearch(operatorQuoteDetailsRoute).search
  return (
    <OperatorQuoteDetailsPage
      token={token}
      kind={kind}
      order={(orderToken, words) => (
        <LinkButton asChild size="lg" full>
          <Link to="/operator-orders" search={{ token: orderToken }}>
            {words}
          </Link>
        </LinkButton>
      )}
      pay={(orderToken, words) => (
        <LinkButton asChild size="lg" full variant="primary">
          <Link to="/checkout" search={{ token: orderToken }}>
            {words}
          </Link>
        </LinkButton>
      )}
    />
  )
}
