import { type ReactNode, useState } from 'react'
import { canOrder, type DueKit } from '@/entities/portal-link'
import { WaitingOfLink } from '@/features/outbox'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { AskForKitsDialog } from './ask-for-kits-dialog'
import { serviceKitsText } from './text'

type KitsActionsProps = {
  token: string
  /** At least one. */
  kits: readonly DueKit[]
  dealership: string
  operator: string
  /** A link to ordering the kits; it gets the words. */
  order: (words: string) => ReactNode
}

/** Orders due kits, where one has a price, or asks the dealership for them; then says what happens next. */
export function KitsActions({ token, kits, dealership, operator, order }: KitsActionsProps) {
  const t = useText(serviceKitsText)
  const [isAsking, setIsAsking] = useState(false)
  const [quoteNumber, setQuoteNumber] = useState<string>()
  if (quoteNumber !== undefined) {
    return (
      <Callout tone="success" title={t('asked', { dealership })} announce>
        {t('askedNext', { operator, number: quoteNumber })}
      </Callout>
    )
  }
  const canOrderOne = kits.some(canOrder)
  return (
    <>
      <WaitingOfLink token={token} />
      {canOrderOne && order(t('order'))}
      <Button size="lg" full variant={canOrderOne ? undefined : 'primary'} onClick={() => setIsAsking(true)}>
        {t('ask')}
      </Button>
      {isAsking && (
        <AskForKitsDialog
          token={token}
          kits={kits}
          dealership={dealership}
          onSent={setQuoteNumber}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
