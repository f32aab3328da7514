import { useState } from 'react'
import type { PortalQuote } from '@/entities/quote'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { type Answer, AnswerDialog } from './answer-dialog'
import { quoteOfLinkText } from './text'

/** The one that leads on comes first. */
const answers = ['ACCEPTED', 'REVISION_REQUESTED', 'DECLINED'] as const
const variants = { ACCEPTED: 'primary', REVISION_REQUESTED: 'secondary', DECLINED: 'quiet' } as const

/** What the customer may answer now. */
export function AnswerActions({ token, quote }: { token: string; quote: PortalQuote }) {
  const t = useText(quoteOfLinkText)
  // The quote as it was when the dialog was opened: nobody accepts a version that they have not read.
  const [asked, setAsked] = useState<{ to: Answer; quote: PortalQuote }>()
  return (
    <>
      {answers
        .filter((to) => quote.next_statuses.includes(to))
        .map((to) => (
          <Button key={to} size="lg" full variant={variants[to]} onClick={() => setAsked({ to, quote })}>
            {t(`to${to}`)}
          </Button>
        ))}
      {quote.may_change_lines && (
        <Button size="lg" full onClick={() => setAsked({ to: 'LINES', quote })}>
          {t('toLINES')}
        </Button>
      )}
      {asked && <AnswerDialog token={token} {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
