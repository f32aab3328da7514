import { useQuery } from '@tanstack/react-query'
import {
  endedWithService,
  type MaintenanceQuote,
  MaintenanceQuoteLines,
  MaintenanceQuoteStatusBadge,
  MaintenanceQuoteSums,
  portalMaintenanceQuoteQueries,
  quotedMachine,
  readMaintenanceQuoteDocumentByLink,
} from '@/entities/maintenance-quote'
import { OpenedLink } from '@/features/renew-portal-link'
import { QuoteDocumentButton } from '@/features/save-order-document'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Letterhead } from '@/widgets/letterhead'
import { DecisionForm } from './decision-form'
import { Section } from './section'
import { quoteOfLinkText } from './text'

/** What maintenance of a machine costs, and the customer's decision on each line. */
export function MaintenanceQuoteOfToken({ token }: { token: string }) {
  const t = useText(quoteOfLinkText)
  const query = useQuery(portalMaintenanceQuoteQueries.detail(token))
  return (
    <OpenedLink to="quote" token={token} query={query} errorTitle={t('failed')}>
      {(quote) => {
        const isOpen = quote.next_statuses.includes('APPROVED')
        return (
          <>
            <Letterhead letterhead={quote.letterhead} />
            <QuoteHead quote={quote} />
            {quote.comment && <Section title={t('comment')}>{quote.comment}</Section>}
            {isOpen && (
              <div className="print:hidden">
                <DecisionForm token={token} quote={quote} />
              </div>
            )}
            {/* On paper, what is decided in the form is text. */}
            <div className={isOpen ? 'hidden gap-5 print:grid' : 'grid gap-5'}>
              <MaintenanceQuoteLines quote={quote} />
              <MaintenanceQuoteSums quote={quote} />
            </div>
            <div className="grid pb-6">
              <QuoteDocumentButton
                quoteNumber={quote.quote_number}
                read={() => readMaintenanceQuoteDocumentByLink(token)}
                full
              />
            </div>
          </>
        )
      }}
    </OpenedLink>
  )
}

/** Whose machine it is about, and what can or has become of it. */
function QuoteHead({ quote }: { quote: MaintenanceQuote }) {
  const t = useText(quoteOfLinkText)
  const written = useDay()
  const { status, dealership, operator, valid_until: day, scheduled_on: scheduled } = quote
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl font-bold">{t('heading', { number: quote.quote_number })}</h1>
        <MaintenanceQuoteStatusBadge status={status} isCustomer />
      </div>
      <div className="grid gap-1 wrap-anywhere">
        <p className="text-ink-muted">
          {t('parties', { dealership: dealership.name, operator: operator.name })}
          {` · ${t('machine', { machine: quotedMachine(quote) })}`}
        </p>
        <p role="status" className="text-lg">
          {status === 'SENT' && day && t('decideUntil', { day: written(day) })}
          {status === 'SCHEDULED' && scheduled && t('scheduledOn', { day: written(scheduled) })}
          {status === 'EXPIRED' && t('EXPIRED')}
          {status === 'WITHDRAWN' && <Withdrawal quote={quote} />}
        </p>
      </div>
    </>
  )
}

/** That it was withdrawn, and why. */
function Withdrawal({ quote: { history, lines, operator } }: { quote: MaintenanceQuote }) {
  const t = useText(quoteOfLinkText)
  const last = history.at(-1)
  if (last && endedWithService(last)) return t('endedWithService', { operator: operator.name })
  const isAgreed = lines.some(({ decision }) => decision === 'APPROVED')
  return [t(isAgreed ? 'withdrawnAgreed' : 'WITHDRAWN'), last?.reason && t('why', { reason: last.reason })]
    .filter(Boolean)
    .join(' ')
}
