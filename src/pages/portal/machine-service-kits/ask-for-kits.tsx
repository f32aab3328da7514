import { useState } from 'react'
import type { DueKit } from '@/entities/portal-link'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { AskForKitsDialog } from './ask-for-kits-dialog'
import { serviceKitsText } from './text'

type AskForKitsProps = {
  token: string
  kits: readonly DueKit[]
  dealership: string
  operator: string
  /** Whether nothing else can be done here. */
  isMain: boolean
}

/** Asks the dealership for due kits; then says what happens next. */
export function AskForKits({ token, kits, dealership, operator, isMain }: AskForKitsProps) {
  const t = useText(serviceKitsText)
  const [isAsking, setIsAsking] = useState(false)
  const [quoteNumber, setQuoteNumber] = useState<string>()
  if (quoteNumber !== undefined) {
    return (
      <Callout tone="success" title={t('asked', { dealership })} announce>
        {t('askedNext', { dealership, operator, number: quoteNumber })}
      </Callout>
    )
  }
  return (
    <>
      <Button size="lg" full variant={isMain ? 'primary' : undefined} onClick={() => setIsAsking(true)}>
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
