import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type MaintenanceQuote, maintenanceQuoteMutations } from '@/entities/maintenance-quote'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast } from '@/shared/ui/toaster'
import { type DialogStatus, dialogStatuses, MoveDialog } from './move-dialog'
import { maintenanceQuoteDetailsText } from './text'

/** What the dealership can do next; withdrawing is never the primary action. It is marked as ready where its lines are saved. */
const order = ['WITHDRAWN', 'SENT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED'] as const

const needsDialog = (status: string): status is DialogStatus => dialogStatuses.some((one) => one === status)

/** The moves that the reader may make, as buttons. */
export function QuoteActions({ quote }: { quote: MaintenanceQuote }) {
  const t = useText(maintenanceQuoteDetailsText)
  // The quote as it was when the dialog was opened: nobody sends or completes a version that they have not read.
  const [asked, setAsked] = useState<{ to: DialogStatus; quote: MaintenanceQuote }>()
  const { mutate, isPending } = useMutation({
    ...maintenanceQuoteMutations.move(quote.id),
    onError: ({ message }) => toast.error(message),
  })
  return (
    <>
      {order
        .filter((status) => quote.next_statuses.includes(status))
        .map((status) => (
          <Button
            key={status}
            variant={status === 'WITHDRAWN' ? 'secondary' : 'primary'}
            className={status === 'WITHDRAWN' ? undefined : 'max-sm:order-first max-sm:w-full'}
            disabled={isPending}
            onClick={() =>
              needsDialog(status) ? setAsked({ to: status, quote }) : mutate({ version: quote.version, status })
            }
          >
            {t(`to${status}`)}
          </Button>
        ))}
      {asked && <MoveDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
