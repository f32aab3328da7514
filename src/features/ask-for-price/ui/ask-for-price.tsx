import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { LinkButton } from '@/shared/ui/link-button'
import { openRequestIn, type PartToPrice, quotesOfPart, type Seller } from '../model/open-request'
import { askForPriceText } from '../text'
import { type AskedFor, AskForPriceDialog } from './ask-for-price-dialog'

type AskForPriceProps = {
  part: PartToPrice
  /** Who may be asked, at least one. */
  sellers: readonly Seller[]
  about: AskedFor
}

/** Requests a quote for a part, or leads to the one that was requested, so that nobody asks twice. */
export function AskForPrice({ part, sellers, about }: AskForPriceProps) {
  const t = useText(askForPriceText)
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery(quotesOfPart(part, sellers))
  const requested = data && openRequestIn(data)
  if (requested) {
    return (
      <LinkButton asChild>
        <Link to="/quotes/$id" params={{ id: requested.id }}>
          {t(requested.status === 'SENT' ? 'offered' : 'asked', { number: requested.quote_number })}
        </Link>
      </LinkButton>
    )
  }
  return (
    <>
      <Button
        size="sm"
        icon={<MessageSquareQuote aria-hidden />}
        aria-label={t('askNamed', { part: [part.number, part.description].filter(Boolean).join(' ') })}
        onClick={() => setIsOpen(true)}
        className="print:hidden"
      >
        {t('ask')}
      </Button>
      {isOpen && <AskForPriceDialog part={part} sellers={sellers} about={about} onClose={() => setIsOpen(false)} />}
    </>
  )
}
