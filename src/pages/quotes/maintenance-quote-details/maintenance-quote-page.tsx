import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMeterReading } from '@/entities/machine-instance'
import {
  isUnchecked,
  type MaintenanceQuote,
  MaintenanceQuoteLines,
  MaintenanceQuoteStatusBadge,
  MaintenanceQuoteSums,
  maintenanceQuoteQueries,
  maintenanceQuoteText,
  quotedMachine,
  readMaintenanceQuoteDocument,
  useLiveMaintenanceQuotes,
} from '@/entities/maintenance-quote'
import { PassOnNotice } from '@/features/notify-customer'
import { QuoteDocumentButton } from '@/features/save-order-document'
import { useUser } from '@/features/session'
import { ShareLinkButton } from '@/features/share-link'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Keyed } from '@/shared/ui/keyed'
import { LoadedPage } from '@/shared/ui/loaded'
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { Letterhead } from '@/widgets/letterhead'
import { DecisionForm } from './decision-form'
import { LinesForm } from './lines-form'
import { QuoteActions } from './quote-actions'
import { QuoteHistory } from './quote-history'
import { maintenanceQuoteDetailsText } from './text'

type MaintenanceQuotePageProps = {
  quoteId: string
  onBack: () => void
}

/** One maintenance quote, for the dealership that prepares it and the customer who decides. */
export function MaintenanceQuotePage({ quoteId, onBack }: MaintenanceQuotePageProps) {
  const t = useText(maintenanceQuoteDetailsText)
  const query = useQuery(maintenanceQuoteQueries.detail(quoteId))
  usePageTitle(query.data?.quote_number ?? t('back'))
  const back = (
    <BackLink href="/maintenance-quotes" onBack={onBack}>
      {t('back')}
    </BackLink>
  )
  return (
    <LoadedPage query={query} back={back} goneTitle={t('goneTitle')} gone={t('gone')} errorTitle={t('errorTitle')}>
      {(quote) => <QuoteDetails quote={quote} back={back} />}
    </LoadedPage>
  )
}

type QuoteDetailsProps = { quote: MaintenanceQuote; back: ReactNode }

function QuoteDetails({ quote, back }: QuoteDetailsProps) {
  const t = useText(maintenanceQuoteDetailsText)
  const { dealership, operator, next_statuses: next } = quote
  const isEditable = next.includes('READY') || next.includes('SENT')
  return (
    <>
      <Letterhead letterhead={quote.letterhead} />
      <PageHeader
        title={quote.quote_number}
        back={back}
        summary={
          <span className="flex flex-wrap items-center gap-3">
            {t('subtitle', { machine: quotedMachine(quote), customer: operator.name, dealership: dealership.name })}
            <MaintenanceQuoteStatusBadge status={quote.status} isCustomer={next.includes('DECLINED')} />
          </span>
        }
        actions={
          <>
            <Keyed by="print">
              <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
                {t('print')}
              </Button>
            </Keyed>
            <QuoteDocumentButton quoteNumber={quote.quote_number} read={() => readMaintenanceQuoteDocument(quote.id)} />
            {quote.may_share && <ShareLinkButton purpose={{ kind: 'maintenance_quote', recordId: quote.id }} />}
            <QuoteActions quote={quote} />
          </>
        }
      />
      <PassOnNotice record={quote}>
        <ShareLinkButton purpose={{ kind: 'maintenance_quote', recordId: quote.id }} />
      </PassOnNotice>
      <div className="grid gap-6">
        <Card>
          <QuoteFacts quote={quote} />
          {isEditable ? (
            <LinesForm quote={quote} />
          ) : (
            <>
              <MaintenanceQuoteLines quote={quote} />
              <MaintenanceQuoteSums quote={quote} />
            </>
          )}
        </Card>
        {next.includes('APPROVED') && (
          <div className="print:hidden">
            <DecisionForm quote={quote} />
          </div>
        )}
        <QuoteHistory quote={quote} />
      </div>
    </>
  )
}

function QuoteFacts({ quote }: { quote: MaintenanceQuote }) {
  const t = useText(maintenanceQuoteDetailsText)
  const words = useText(maintenanceQuoteText)
  const written = useDay()
  const reading = useMeterReading(useUser().units)
  const { valid_until: validUntil, scheduled_on: scheduledOn, completed_hours: hours } = quote
  const facts = [
    isUnchecked(quote) && `${words('automatic')}. ${words('automaticHelp')}`,
    validUntil && t('validUntil', { day: written(validUntil) }),
    scheduledOn && t('scheduledOn', { day: written(scheduledOn) }),
    hours === null ? '' : t('completedAt', { hours: reading(hours, quote.instance.unit) }),
    quote.next_statuses.includes('READY') ? '' : quote.comment,
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  if (facts.length === 0) return null
  return (
    <ul className="mb-5 grid gap-1 text-ink-muted wrap-anywhere">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

const path = '/maintenance-quotes/$id'

export function MaintenanceQuoteScreen() {
  const { id } = useParams({ from: path })
  const navigate = useNavigate()
  const user = useUser()
  useLiveMaintenanceQuotes(user.organization?.id)
  return <MaintenanceQuotePage quoteId={id} onBack={() => void navigate({ to: '/maintenance-quotes', search: {} })} />
}
